import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { formMessages } from "#web/base/form-messages.ts";
import { messages } from "#web/base/messages.ts";
import { messageOfFault } from "#words/languages/message-of-fault.ts";

/**
 * Checks a form whose schema is made of the contract's. The contract says what is wrong by a code ([Note: Faults]), and
 * the form shows its message in the language of the screens. The form has no fields within fields.
 */
export function formResolver<Typed extends FieldValues, Read>(
  schema: z.ZodMiniType<Read, Typed>,
): Resolver<Typed, unknown, Read> {
  const read = zodResolver(schema);
  return async (typed, context, options) => {
    const result = await read(typed, context, options);
    for (const error of Object.values<FieldErrors<Typed>[string]>(result.errors)) {
      if (typeof error?.message !== "string") continue;
      error.message = messageOfFault({ ...messages(), ...formMessages() }, error.message);
    }
    return result;
  };
}
