import { type FormEvent, useState } from "react";
import type { SignInErrors } from "#web/account/try-sign-in.ts";
import { Unreachable } from "#web/overlays/unreachable.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/password-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

/**
 * [Note: First load]
 * A screen's first load is the script that it needs to be shown and to let a person begin to read or to type into its
 * form. What a form needs when it is sent (schemas, calls, the vault, messages) is loaded when the form gets the focus,
 * never before; it is loaded long before anybody has typed a password. A popup's script is loaded when somebody reaches
 * for its button, or ahead (load-ahead.ts) when the screen has been in use for a second, unless the browser is set to
 * save data. bytes.e2e.ts checks each first load against its limit, in a browser that saves data: it opens the screen,
 * touches nothing and waits until the network is quiet, so that every script is counted. What is loaded ahead has a
 * limit of its own, and comes after everything that the screen itself needs.
 */
const loadWork = () => import("#web/account/try-sign-in.ts");

/** E-mail and password. When the sign-in fails, what was typed stays, and the form says why until it is changed. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { errors, state, send } = useSending({ email, password }, onSignedIn);
  return (
    <form
      noValidate
      onFocus={() => void loadWork().catch(() => undefined)}
      onSubmit={send}
      className="flex flex-col gap-4"
    >
      {state === "unreachable" && <Unreachable />}
      <Field label="Email" error={errors.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          value={email}
          onValueChange={setEmail}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password}
        // As high as a finger needs, between the boxes above and below.
        aside={
          <TextLink href="/forgot-password" className="-mt-5 -mb-1.5 inline-block pt-5 pb-1.5">
            Forgot password?
          </TextLink>
        }
        required
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
      </Field>
      <Button type="submit" full loading={state === "sending"}>
        Sign In
      </Button>
    </form>
  );
}

/**
 * Submits the form without the form library of the larger forms, which would double what this screen loads. Errors are
 * shown after the first attempt and updated while typing; the focus goes to the first of them.
 */
function useSending(form: { email: string; password: string }, onSignedIn: () => void) {
  const [state, setState] = useState<"idle" | "sending" | "unreachable">("idle");
  const [check, setCheck] = useState<{ errorsOf: (sent: typeof form) => SignInErrors | null }>();
  const [refused, setRefused] = useState<{ sent: typeof form; why: string } | null>(null);
  const isSame = refused?.sent.email === form.email && refused.sent.password === form.password;
  const errors = isSame ? { password: refused.why } : (check?.errorsOf(form) ?? {});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const { elements } = event.currentTarget;
    setState("sending");
    try {
      const { signInErrors, trySignIn } = await loadWork();
      setCheck({ errorsOf: signInErrors });
      const wrong = signInErrors(form);
      if (wrong) focusOn(elements.namedItem(wrong.email ? "email" : "password"));
      else {
        setRefused(null);
        const { isSignedIn, refusal } = await trySignIn(form);
        if (isSignedIn) onSignedIn();
        if (refusal !== null) {
          setRefused({ sent: form, why: refusal });
          focusOn(elements.namedItem("password"));
        }
      }
      setState("idle");
    } catch {
      setState("unreachable");
    }
  }

  return { errors, state, send: (event: FormEvent<HTMLFormElement>) => void send(event) };
}

function focusOn(field: Element | RadioNodeList | null): void {
  if (field instanceof HTMLElement) field.focus();
}
