import { Fragment } from "react";
import { beginningLetters, beginnings } from "#web/keys/beginnings.ts";
import { hasSingleKeys } from "#web/keys/single-keys.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { KeyCap } from "#web/ui/key-cap.tsx";

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A key, or keys that follow each other, and what they do. */
type Line = readonly [keys: readonly string[], does: string];

const groups = (command: string): readonly { title: string; isSingle: boolean; lines: readonly Line[] }[] => [
  {
    title: "Everywhere",
    isSingle: false,
    lines: [
      [[command, "K"], "Search, and everything that can be done"],
      [[command, "Enter"], "Save the document, form or dialog"],
      [["/"], "Search this list"],
      [["Esc"], "Close, or empty a search and leave it"],
    ],
  },
  {
    title: "New",
    isSingle: true,
    lines: [
      [["N"], "What can be begun"],
      ...beginningLetters.map((letter): Line => [["N", letter.toUpperCase()], beginnings[letter].label]),
    ],
  },
  {
    title: "On a list",
    isSingle: true,
    lines: [
      [["J"], "To the next row; the down arrow goes on from there"],
      [["K"], "To the row before; so does the up arrow"],
      [["Enter"], "Open"],
      [["Space"], "Show the paper beside the quotes or invoices, or hide it, on wide screens"],
      [["X"], "Select the quote or invoice, or take it from the selection"],
    ],
  },
  {
    title: "On a row or a document",
    isSingle: true,
    lines: [
      [["E"], "Edit"],
      [["S"], "What it asks for now: send, remind, convert. Asks before it makes or marks anything"],
      [["?"], "These keys"],
    ],
  },
  {
    title: "In a line of the editor",
    isSingle: false,
    lines: [
      [["Alt", "Up arrow"], "Move it up; with the down arrow, down"],
      [["Ctrl", "Backspace"], "Remove it"],
    ],
  },
];

/** The list of the product's keys ([Note: Keys]). */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const hasLetters = hasSingleKeys(localStorage);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keys" size="large">
      <div className="grid gap-6 md:grid-cols-2">
        {groups(commandKey()).map(({ title, isSingle, lines }) => (
          <section key={title} aria-label={title} className={isSingle && !hasLetters ? "opacity-60" : ""}>
            <h3 className="pb-1 font-semibold">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
              {lines.map(([keys, does]) => (
                <Fragment key={does}>
                  <dt className="flex min-w-24 gap-1">
                    {keys.map((name) => (
                      <KeyCap key={name}>{name}</KeyCap>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="text-ink-soft">
        {hasLetters ? "Letters alone can be switched off in the " : "Letters alone are switched off in the "}
        <TextLink href="/settings" onClick={() => onOpenChange(false)}>
          account settings
        </TextLink>
        .
      </p>
    </Dialog>
  );
}

/** What the key for commands is called on this device. */
function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
