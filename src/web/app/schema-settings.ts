/**
 * The page's policy forbids the compiling of schemas at run time; without asking, zod does not try. It reads this
 * object when it is loaded, which is with the first screen that needs it: the settings wait for it here, so that the
 * start page does without zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
