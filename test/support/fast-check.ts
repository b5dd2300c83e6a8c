import fc from "fast-check";

/** One seed for all properties, so that a run never fails on an input that the run before it did not try. */
fc.configureGlobal({ seed: 20_261_121 });

export { fc };
