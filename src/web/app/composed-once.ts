/**
 * Makes a screen that is put together while it is loaded one and the same, however often it is loaded. Routing loads
 * a screen ahead, and again when it is opened: another component would be another screen to React, and what was opened
 * or typed in the first would be lost. A load that fails is tried again by the next.
 */
export function composedOnce<Screen extends object>(compose: () => Promise<Screen>): () => Promise<Screen> {
  let composed: Screen | null = null;
  return async () => {
    const screen = composed ?? (await compose());
    composed ??= screen;
    return composed;
  };
}
