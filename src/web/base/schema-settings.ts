/**
 * The page's policy forbids compiling schemas at run time; with this setting zod does not try. zod reads this object
 * when it is loaded, with the first screen that needs it, so the setting is left here and the start page does not load
 * zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
