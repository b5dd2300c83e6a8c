import { useEffect, useRef, useState } from "react";
import { drawPassphrase } from "#vault/keyset/passphrase-words.ts";
import { systemRandom } from "#vault/primitives/random.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { useUser } from "#web/base/user-query.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { SecretCopies } from "#web/vault/secret-copies.tsx";

interface MadePassphraseProps {
  /** The e-mail as typed, before an account exists. */
  email?: string;
  /** What is in the box of the new passphrase: another one than was made here is not shown. */
  passphrase: string;
  onMade: (passphrase: string) => void;
}

/**
 * Makes a passphrase for somebody who has none in mind, and shows it to be copied or printed. It stands under the first
 * of the two boxes, so that the words are in sight on a phone as soon as they are made.
 */
export function MadePassphrase({ email, passphrase, onMade }: MadePassphraseProps) {
  const { data: user } = useUser();
  const [made, setMade] = useState("");
  const [isMaking, setMaking] = useState(false);
  const { paperTitle: title, paperUse: use, ...texts } = laterMessages().passphrase;
  const isShown = made !== "" && made === passphrase;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) words.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);

  async function make() {
    setMaking(true);
    try {
      const { passphraseList } = await import("#web/vault/passphrase-list.ts");
      const drawn = drawPassphrase(passphraseList, systemRandom);
      setMade(drawn);
      onMade(drawn);
    } catch {
      toast({ title: messages().notice.error, message: texts.notMade, variant: "destructive" });
    }
    setMaking(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        loading={isMaking}
        onClick={() => void make()}
      >
        {isShown ? texts.makeAnother : texts.make}
      </Button>
      {isShown && (
        <div ref={words} className="flex flex-col gap-3">
          <p role="status" className="text-ink-soft text-sm">
            {texts.made}
          </p>
          <SecretCopies secret={made} email={email ?? user?.email ?? ""} paper={{ title, use }} />
        </div>
      )}
    </>
  );
}
