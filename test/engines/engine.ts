/**
 * [Note: Three engines]
 * Journeys in test/engines are written once, in terms of a screen (screen.ts), and run in Firefox and in WebKit, the
 * engine of Safari, if they are installed. Both are driven by the part that WebDriver and WebDriver BiDi share, which
 * is this port: an address, a script, presses and keys. Elements are found by role and name in the page itself.
 */
export interface Engine {
  name: "firefox" | "webkit";
  /** Opens a window with a new profile. */
  start(): Promise<RunningBrowser>;
}

export interface RunningBrowser {
  tab: BrowserTab;
  /** The folder of downloads. */
  downloads: string;
  stop(): Promise<void>;
}

/** One tab, with what both protocols support. */
export interface BrowserTab {
  /** Loads an address and waits until it is loaded. */
  goto(address: string): Promise<void>;
  /** Runs the body of a function in the page. Its result, or the result of its promise, is returned as JSON. */
  run(script: string): Promise<unknown>;
  /** Performs presses, moves and keys as W3C actions, which both protocols accept. */
  perform(sources: readonly object[]): Promise<void>;
  /** A screenshot, as PNG. */
  picture(): Promise<Buffer>;
  /** A second tab of the same profile. */
  another(): Promise<BrowserTab>;
}
