/**
 * [Note: Three engines]
 * Journeys in test/engines are told once, of a screen (screen.ts), and run in Firefox and in WebKit, the engine of
 * Safari, where these are installed. Both are driven by what WebDriver and WebDriver BiDi have in common, which is this
 * port: an address, a script, presses and keys. Elements are found by role and name in the page itself.
 */
export interface Engine {
  name: "firefox" | "webkit";
  /** Opens a window with a profile of its own, and nothing kept from before. */
  start(): Promise<RunningBrowser>;
}

export interface RunningBrowser {
  tab: BrowserTab;
  /** The folder that downloads go to. */
  downloads: string;
  stop(): Promise<void>;
}

/** One tab, by what both protocols can do. */
export interface BrowserTab {
  /** Loads an address and waits until it is loaded. */
  goto(address: string): Promise<void>;
  /** Runs the body of a function in the page. What it returns, or promises, comes back as JSON. */
  run(script: string): Promise<unknown>;
  /** Presses, moves and keys as the W3C's actions; both protocols take the same. */
  perform(sources: readonly object[]): Promise<void>;
  /** A picture of what is shown, as PNG. */
  picture(): Promise<Buffer>;
  /** A second tab of the same profile. */
  another(): Promise<BrowserTab>;
}
