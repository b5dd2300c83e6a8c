/**
 * Arguments of Node.js for a process that opens an embedded database and soon ends. WebAssembly is compiled once, and
 * not a second time for speed: that second time takes longer than all the statements of a test.
 */
export const quickStart: readonly string[] = ["--liftoff-only"];
