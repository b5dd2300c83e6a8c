import type { SendFromListProps } from "#web/documents/send-from-list.tsx";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";

const loadSending = () => import("#web/documents/send-from-list.tsx");

/** The send sheet over a list, which is loaded when something is to be sent. */
export function LoadedSending(props: SendFromListProps) {
  return (
    <LoadedPart load={loadSending} onFailed={props.onClose}>
      {({ SendFromList }) => <SendFromList {...props} />}
    </LoadedPart>
  );
}
