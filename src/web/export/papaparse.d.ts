/**
 * The part of papaparse that is used, described here because its published types bring those of Node along, and with
 * them `process` and Node's timers into every file of the web app.
 */
declare module "papaparse" {
  interface ParseProblem {
    /** "Quotes" where a quotation mark is out of place. */
    type: string;
    /** Index of the row. */
    row?: number;
  }

  const papa: {
    parse(
      text: string,
      options: { delimitersToGuess: readonly string[] },
    ): {
      data: string[][];
      errors: ParseProblem[];
    };
    unparse(
      rows: readonly (readonly string[])[],
      options: { newline: string; quotes?: (value: unknown) => boolean },
    ): string;
  };
  export default papa;
}
