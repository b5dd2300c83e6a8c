import type { ReactNode } from "react";

/** What the screen of a list is given by the app, because files of a list know the forms of every noun. */
export interface ListScreenProps {
  transfer: ListTransfer;
}

/** The ways to take a list out to a file, and in from one. */
export interface ListTransfer {
  /** On screens wide enough for them. */
  buttons: ReactNode;
  /** On narrower screens. */
  menu: ReactNode;
  /** The button that takes some records of a list out to a file. @param ids of those records */
  selected: (ids: ReadonlySet<string>) => ReactNode;
  /** Beside the button that adds the first record, where a list can begin with records that somebody has made. */
  start?: ReactNode;
}
