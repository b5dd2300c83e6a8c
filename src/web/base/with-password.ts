import { isRefusal } from "#web/base/call-error.ts";

/** Resolves to whether the person has typed their password and the server has accepted it. */
type Ask = () => Promise<boolean>;

let asks: Ask | null = null;

/** Sets the function that asks for the password; the frame of the screens calls this. @returns removes it again */
export function askPasswordBy(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/**
 * Performs an action that needs the password to have been typed recently (decision A17). When the server requires it, a
 * dialog asks for the password, and then the action is retried once.
 *
 * @throws what `act` throws; PASSWORD_REQUIRED when the dialog was closed
 */
export async function withPassword<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isRefusal(error, "PASSWORD_REQUIRED") || !(await asks?.())) throw error;
    return act();
  }
}
