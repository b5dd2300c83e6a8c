import { type Tone, tones } from "#domain/company/company-settings.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { toneLabels } from "#words/paper/words-labels.ts";

interface ToneChoiceProps {
  /** Whether the question stands above the choice. */
  isAsked: boolean;
  value: Tone | null;
  onValueChange: (tone: Tone) => void;
}

/** How a firm writes to its customers. */
export function ToneChoice({ isAsked, value, onValueChange }: ToneChoiceProps) {
  return (
    <>
      {isAsked && <p className="font-medium text-sm">How do you write to your customers?</p>}
      <Segmented
        label="Tone"
        segments={tones.map((tone) => ({ value: tone, label: toneLabels[tone] }))}
        value={value}
        onValueChange={onValueChange}
      />
    </>
  );
}
