import { cva } from "class-variance-authority";

/**
 * The look of a box to type in: 44 px high with 16 px type, because phones zoom in on smaller type, and a border with a
 * contrast of at least 3:1. `--control` is another height, for rows on desks. `frame` is for a box around an input with
 * signs or buttons in it.
 */
export const controlStyles = cva(
  "w-full min-w-0 rounded-lg border border-line-strong bg-surface text-base text-ink transition-colors",
  {
    variants: {
      kind: {
        input: [
          "h-[var(--control,2.75rem)] px-3 hover:border-ink-soft aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger",
          "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken",
        ],
        textarea: [
          "min-h-24 px-3 py-2.5 hover:border-ink-soft aria-invalid:border-danger aria-invalid:ring-1",
          "field-sizing-content aria-invalid:ring-danger disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken",
        ],
        frame: [
          "flex h-[var(--control,2.75rem)] items-center hover:border-ink-soft has-[input:disabled]:bg-sunken has-[input[readonly]]:bg-sunken",
          "has-[input[aria-invalid=true]]:border-danger has-[input[aria-invalid=true]]:ring-1",
          "has-[input[aria-invalid=true]]:ring-danger",
          "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent",
          "has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-solid",
        ],
      },
    },
  },
);

/** The input inside a frame, without a border or a focus ring of its own. */
export const framedInputStyles =
  "h-full w-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-3 text-base outline-none! disabled:cursor-not-allowed";
