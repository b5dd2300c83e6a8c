import { Checkbox } from "#web/ui/checkbox.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface ServiceOfferProps {
  count: number;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Offers to add the services among goods to labour, in the same import. */
export function ServiceOffer({ count, isTaken, onTake }: ServiceOfferProps) {
  if (count === 0) return null;
  return (
    <div className="rounded-xl border border-line bg-surface px-4">
      <Checkbox
        label={bringInScreen.check.services(count)}
        checked={isTaken}
        onCheckedChange={(checked) => onTake(checked)}
      />
    </div>
  );
}
