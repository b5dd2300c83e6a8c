import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

interface LoadFailedProps {
  /** What could not be loaded: "Your customers could not be loaded". */
  title: string;
  /** Why, in words for the user. */
  detail: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown in place of a list that could not be read: the reason, and a button to retry. */
export function LoadFailed({ title, detail, onRetry, retrying }: LoadFailedProps) {
  return (
    <Alert
      variant="danger"
      title={title}
      live
      actions={
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          Try again
        </Button>
      }
    >
      {detail}
    </Alert>
  );
}
