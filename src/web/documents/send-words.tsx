import type { useSendWords } from "#web/documents/use-send-words.ts";
import { PlaceholderText } from "#web/records/placeholder-text.tsx";
import { ToneChoice } from "#web/records/tone-choice.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field, FieldHint } from "#web/ui/field.tsx";
import { SoftWarning } from "#web/ui/soft-warning.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

interface SendWordsProps {
  words: ReturnType<typeof useSendWords>;
  /** What each channel does. */
  hint: string;
}

/** The tone and the words of what is sent. */
export function SendWords({ words, hint }: SendWordsProps) {
  return (
    <>
      {words.usual !== null && <Tone words={words} />}
      {words.mayLackOwn && (
        <Alert variant="warning" title="Your own words could not be read">
          Look at the message before you send it: it may begin with the standard words.
        </Alert>
      )}
      {words.text !== null && (
        <Field label="Message" hint={hint}>
          <Textarea value={words.text} onValueChange={words.setText} />
        </Field>
      )}
      {words.kept !== null && <NextTime words={words} kept={words.kept} />}
    </>
  );
}

/** Before the first sending: asks for the tone. It stays where it is once it is answered, for as long as the sheet is open. */
export function AskedTone({ words }: Pick<SendWordsProps, "words">) {
  return words.usual === null && <Tone words={words} />;
}

function Tone({ words }: Pick<SendWordsProps, "words">) {
  const hint = hintOfTone(words);
  return (
    <div className="flex flex-col gap-1.5">
      <ToneChoice isAsked={words.usual === null} value={words.tone} onValueChange={words.chooseTone} />
      {hint && <FieldHint id={undefined}>{hint}</FieldHint>}
    </div>
  );
}

/** Offers to keep the edited words, and shows what is kept of them. */
function NextTime({ words, kept }: Pick<SendWordsProps, "words"> & { kept: string }) {
  const { isToKeep, setToKeep, staying } = words;
  return (
    <div>
      <Checkbox label="Use these words next time" checked={isToKeep} onCheckedChange={setToKeep} />
      {isToKeep && (
        <section aria-label="What is kept" className="flex flex-col gap-1.5 pl-8">
          <FieldHint id={undefined}>
            Kept when this is sent. What is marked is filled in each time; the rest stays as it is.
          </FieldHint>
          <PlaceholderText text={kept} />
          <SoftWarning
            words={staying.length > 0 ? `Every customer would read ${staying.join(", ")}.` : null}
          />
        </section>
      )}
    </div>
  );
}

function hintOfTone({ tone, usual }: SendWordsProps["words"]) {
  if (usual === null) return "Kept once this is sent. You can change it in Business Profile.";
  return tone === usual ? null : "For this message. Your usual tone is in Business Profile.";
}
