import { useId, useMemo } from "react";
import type { Language } from "#domain/region/region.ts";
import { Minus } from "#web/icons/minus.ts";
import { Plus } from "#web/icons/plus.ts";
import { itemPrice } from "#web/quoting/catalogue-item.ts";
import { type CatalogueItem, type ItemPick, unitOf } from "#web/quoting/item-entry.ts";
import { itemFacts } from "#web/quoting/item-facts.ts";
import { withOneLess, withOneMore, withQuantity } from "#web/quoting/item-picks.ts";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";
import { FieldError } from "#web/ui/field.tsx";
import { FieldContext } from "#web/ui/field-context.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { QuantityInput } from "#web/ui/quantity-input.tsx";

interface PickRowProps {
  item: CatalogueItem;
  /** Its price came with a starter list, and nobody has typed or kept it. */
  isGuidePrice: boolean;
  language: Language;
  /** Its pick, if it is picked. */
  pick: ItemPick | undefined;
  picks: readonly ItemPick[];
  /** "Customer pays £12.50" of a line; undefined where it is not marked up. */
  paysFor: AddingProps["paysFor"];
  onPicks: (picks: readonly ItemPick[]) => void;
}

/**
 * An item of the price list: what it costs, and what the customer pays for one, or for those that are picked, where
 * that is more. A press picks one, one more press one more; a picked one has its quantity beside it.
 */
export function PickRow({ item, isGuidePrice, language, pick, picks, paysFor, onPicks }: PickRowProps) {
  const { sku, guide, pays, problem } = itemFacts({ item, pick, isGuidePrice, paysFor });
  // What is picked has its quantity where the code stood.
  const about = [guide, !pick && sku].filter(Boolean).join(" · ");
  const boxId = useId();
  const errorId = problem && `${boxId}-error`;
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        className={`${rowStyles} basis-36 grow justify-between gap-3`}
        onClick={() => onPicks(withOneMore(picks, item))}
      >
        <span className="flex min-w-0 flex-col">
          <bdi className={`wrap-anywhere ${pick ? "font-semibold" : ""}`}>{item.source.name}</bdi>
          <span className="tabular flex flex-wrap gap-x-3 text-sm">
            <span>
              <span data-unmarked="">{itemPrice(item, language)}</span>
              {about && <bdi className="text-ink-soft wrap-anywhere">{` · ${about}`}</bdi>}
            </span>
            {pays && <span data-unmarked="" className="font-medium">{` ${pays}`}</span>}
          </span>
        </span>
        {!pick && <Plus aria-hidden className="size-5 shrink-0 text-accent" />}
      </button>
      {pick && <Stepper {...{ pick, picks, onPicks, boxId, errorId }} />}
      {/* Under the whole row, because the box is a word wide. */}
      {problem && (
        <div className="basis-full pb-2">
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      )}
    </li>
  );
}

interface StepperProps extends Pick<PickRowProps, "picks" | "onPicks"> {
  pick: ItemPick;
  boxId: string;
  /** What is wrong with the quantity; undefined when nothing is. */
  errorId: string | undefined;
}

function Stepper({ pick, picks, onPicks, boxId, errorId }: StepperProps) {
  const { item, quantity } = pick;
  const { name } = item.source;
  const field = useMemo(
    () => ({ id: boxId, describedBy: errorId, invalid: errorId !== undefined, required: false }),
    [boxId, errorId],
  );
  return (
    <div className="ml-auto flex max-w-full gap-1">
      <IconButton
        variant="secondary"
        tooltip={false}
        aria-label={`Less of ${name}`}
        onClick={() => onPicks(withOneLess(picks, item))}
      >
        <Minus aria-hidden />
      </IconButton>
      <div className="w-18 min-w-0">
        <label htmlFor={boxId} className="sr-only">{`Quantity of ${name}, ${unitOf(item)}`}</label>
        <FieldContext value={field}>
          <QuantityInput
            value={quantity}
            onValueChange={(typed) => onPicks(withQuantity(picks, item, typed))}
            whole={item.itemType === "material"}
            enterKeyHint="done"
          />
        </FieldContext>
      </div>
      <IconButton
        variant="secondary"
        tooltip={false}
        aria-label={`More of ${name}`}
        onClick={() => onPicks(withOneMore(picks, item))}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}

export const rowStyles = "flex min-h-14 w-full items-center rounded-md py-2 text-left";
