/** Loads the screen. In a file of its own, which alone names the many files that the screen consists of. */
export const loadBringIn = async () => (await import("#web/bring-in/bring-in-screen.tsx")).BringInScreen;
