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

/** What stands in place of a list that could not be read: why, and another try. */
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
