import type { ComponentType } from "react";
import type { LoadPart } from "#web/overlays/use-part.ts";

/** The records that are drawn as rows of two lines, on phones, and what is done with them. */
export interface RowListProps<T> {
  /** "Customers", for screen readers. */
  label: string;
  records: readonly T[];
  /** The page of a record, to which its row leads. */
  hrefOf?: ((id: string) => string) | undefined;
  onEdit: (record: T) => void;
  onDelete: (record: T) => void;
}

/** Loads what draws the records of a noun as rows. */
export type LoadRows<T> = LoadPart<{ Rows: ComponentType<RowListProps<T>> }>;
