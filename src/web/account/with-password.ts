import { isRefusal } from "#web/app/call-error.ts";

/** Resolves to whether the person has typed their password, and the server has taken it. */
type Ask = () => Promise<boolean>;

let asks: Ask | null = null;

/** Says who asks for the password; the frame of the screens does it. @returns takes it back */
export function askPasswordBy(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/**
 * Does what needs the password typed of late (decision A17): where the server asks for it, so does a dialog, and then it
 * is done once more.
 *
 * @throws what `act` throws; PASSWORD_REQUIRED where the dialog was closed
 */
export async function withPassword<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isRefusal(error, "PASSWORD_REQUIRED") || !(await asks?.())) throw error;
    return act();
  }
}
