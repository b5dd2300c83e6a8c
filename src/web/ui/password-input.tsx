import { useState } from "react";
import { Eye } from "#web/icons/eye.ts";
import { EyeOff } from "#web/icons/eye-off.ts";
import { FramedInput, type FramedInputProps } from "#web/ui/framed-input.tsx";

interface PasswordInputProps extends Omit<FramedInputProps, "type" | "before" | "after"> {
  /** What is hidden, for the name of the toggle: "Show password", "Show passphrase". */
  noun?: string;
}

/** A password or passphrase with a button that shows or hides it. Never corrected, capitalised or spell checked. */
export function PasswordInput({ noun = "password", ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FramedInput
      autoComplete="current-password"
      {...rest}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      after={
        <button
          type="button"
          aria-label={`${shown ? "Hide" : "Show"} ${noun}`}
          onClick={() => setShown(!shown)}
          className="grid h-full w-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
