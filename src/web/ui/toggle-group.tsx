import { cx } from "class-variance-authority";
import type { IconComponent } from "#web/icons/icon.ts";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon: IconComponent;
}

interface ToggleGroupProps<Value extends string> {
  /** Names the group: "View". */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/**
 * Two or three ways to look at the same thing: buttons, exactly one of which is pressed. For a value of a form use
 * `Segmented`, which looks the same and consists of radio buttons.
 */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, choices, value, onValueChange } = props;
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 gap-1 rounded-lg bg-sunken p-1 max-roomy:flex-wrap max-sm:w-full"
    >
      {choices.map(({ value: own, label: words, icon: Icon }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          onClick={() => onValueChange(own)}
          className={cx(
            toggleStyles,
            own === value ? "inset-ring inset-ring-line-strong bg-surface text-ink" : "text-ink-soft",
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {words}
        </button>
      ))}
    </fieldset>
  );
}

const toggleStyles = [
  "flex min-h-10 flex-auto items-center min-w-0 justify-center gap-2 roomy:whitespace-nowrap rounded-md px-3 font-medium text-sm",
  "hover:text-ink pointer-coarse:min-h-11",
].join(" ");
