import { type DocumentAct, mainActsOf } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import { actLook } from "#web/documents/act-look.ts";
import { type ActsProps, useActs } from "#web/documents/use-acts.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { FooterBar } from "#web/ui/footer-bar.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** The acts that a document asks for now, as buttons: the one beside, then the main one ([Note: The main act]). */
export function MainActButtons(props: ActsProps) {
  const acts = useActs(props);
  const { main, beside } = mainActsOf(props.document, today());
  const button = (act: DocumentAct | null, variant: "primary" | "secondary") => {
    const offered = act && acts[act];
    if (offered === null) return null;
    const { icon: Icon, text, isBusy, onSelect } = offered;
    const inside = (
      <>
        <Icon aria-hidden />
        {text}
      </>
    );
    return "href" in offered ? (
      <LinkButton href={offered.href}>{inside}</LinkButton>
    ) : (
      <Button variant={variant} loading={isBusy ?? false} onClick={onSelect}>
        {inside}
      </Button>
    );
  };
  return (
    <>
      {button(beside, "secondary")}
      {button(main, "primary")}
    </>
  );
}

/** The bar at the foot of a phone or a tablet with a document's acts; no bar for a document that asks for nothing. */
export function DocumentBar(props: ActsProps) {
  const { main } = mainActsOf(props.document, today());
  if (!actLook(main, props.document)) return null;
  return (
    <FooterBar
      label={`What to do with ${numberOf(props.document)}`}
      actions={<MainActButtons {...props} />}
    />
  );
}
