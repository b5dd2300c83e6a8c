import { Button } from "#web/ui/button.tsx";

/** Says at a timeline that it may lack what was sent, because that could not be read. */
export function UnreadSendings({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-ink-soft">
      What was sent could not be read.
      <Button variant="secondary" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
