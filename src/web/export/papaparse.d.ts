/**
 * The part of papaparse that is used. It is declared here because its published types import those of Node, which would
 * add `process` and Node's timers to every file of the web app.
 */
declare module "papaparse" {
  interface ParseProblem {
    /** "Quotes" when a quotation mark is misplaced. */
    type: string;
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
