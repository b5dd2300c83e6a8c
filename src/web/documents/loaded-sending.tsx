import type { SendFromListProps } from "#web/documents/send-from-list.tsx";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";

/** The dialog without what it shows, small enough to be loaded ahead. */
export const loadSending = () => import("#web/documents/send-from-list.tsx");

/** The send sheet over a list, which is loaded when something is to be sent, or ahead. */
export function LoadedSending(props: SendFromListProps) {
  return (
    <LoadedPart load={loadSending} onFailed={props.onClose}>
      {({ SendFromList }) => <SendFromList {...props} />}
    </LoadedPart>
  );
}
