import type { Undone } from "#web/bring-in/take-back-import.ts";
import { Alert } from "#web/ui/alert.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

/** Says what was undone, and lists what was changed since and so stays. */
export function UndoneAlert({ undone: { count, kept, nameless } }: { undone: Undone }) {
  return (
    <Alert variant="success" title={bringInScreen.undone.title(count)} live>
      {kept.length + nameless > 0 && (
        <>
          {bringInScreen.undone.kept}
          <ul className="list-disc pl-5">
            {kept.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name, and the list never changes
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {nameless > 0 && <li>{bringInScreen.undone.nameless(nameless)}</li>}
          </ul>
        </>
      )}
    </Alert>
  );
}
