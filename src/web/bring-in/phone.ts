import type { Language } from "#domain/region/region.ts";
import { saysNothing } from "#web/bring-in/empty-cell.ts";

/** A telephone number of a contact, and whether its column or its label says that it is a mobile. */
export interface ReadPhone {
  text: string;
  isMobile: boolean;
}

/** Whether a label is of something that nobody calls. */
export function isNoTelephone(label: string): boolean {
  return /fax|pager/i.test(label);
}

/** Whether a label is of a mobile. */
export function saysMobile(label: string): boolean {
  return /mob|cell|^m$/i.test(label);
}

/**
 * The numbers in a cell that has several, separated as programs and people do; QuickBooks names each, and a fax. A comma
 * in a power of ten is its decimal mark.
 */
export function splitPhones({ text, isMobile }: ReadPhone): ReadPhone[] {
  return text
    .slice(0, longestCell)
    .replace(unseen, "")
    .replace(/^\s*\d{1,5}(?:,\d{3,4})+\s*$/, (number) => number.replaceAll(",", ""))
    .split(
      /:::|,(?!(?<=\b\d,)\d+E\+?\d)|[;|\n]|\s\/\s|(?<=\d[\d ]{9,13}) +(?=(?:0|\+)[\d ]{9})|(?=\b(?:phone|tel(?:ephone)?|mobile|mob|cell|fax|pager|home|work|office|other|[mhtw])\s*:)/i,
    )
    .map((each) => {
      const [, name = "", number = each] = /^\s*([a-z]+)\s*:(?!:)\s*(.*)$/i.exec(each) ?? [];
      return { name, text: number.trim(), isMobile: isMobile || saysMobile(name) };
    })
    .flatMap(({ name, ...each }) => (saysNothing(each.text) || isNoTelephone(name) ? [] : apart(each)));
}

/** A cell of telephone numbers is no longer. */
const longestCell = 2000;

/** Marks that nobody sees, as those that telephones wrap a copied number in (U+202A and U+202C). */
export const unseen = /\p{Cf}/gu;

/** "01943 600000 / 07700 900123" as two; "or" and "&" stand between whole numbers too. */
function apart(phone: ReadPhone): ReadPhone[] {
  const parts = phone.text.split(/\s*(?:\/|&|\bor\b|\band\b)\s*/i);
  const areWhole = parts.every((part) => part.replace(/\D/g, "").length >= 7);
  return areWhole ? parts.map((text) => ({ ...phone, text })) : [phone];
}

/** Whether a spreadsheet has made a power of ten of a number, of which the last digits are lost: 4.47701E+11. */
export function isLostPhone(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());
}

/**
 * A number as it is kept: in the United Kingdom, ten digits that lost their zero get it back, and the country code its
 * plus sign, whatever stands behind them: "1943600000 ext 5". It is otherwise as written.
 */
export function keptPhone(text: string, language: Language): string {
  const written = text
    .trim()
    .replace(/^'+/, "")
    .replace(/^(\d+)\.0$/, "$1");
  if (language !== "en-GB") return written;
  const [number = ""] = /^[\d\s()./-]*/.exec(written) ?? [];
  const digits = number.replace(/\D/g, "");
  if (/^[1237]\d{9}$/.test(digits)) return `0${written}`;
  return /^440?\d{9,10}$/.test(digits) ? `+${written}` : written;
}

/** What makes two ways of writing a number one: its digits, with the country code as the zero. */
export function phoneKey(text: string): string {
  return text
    .replace(/\(\s*0\s*\)/g, "")
    .replace(/\D/g, "")
    .replace(/^(?:0044|44(?=0?\d{9,10}$))0?/, "0");
}

/** Puts the number to call first: a mobile, else one that looks like a mobile, else the first. */
export function callFirst(phones: readonly ReadPhone[]): ReadPhone[] {
  const first =
    phones.find(({ isMobile }) => isMobile) ?? phones.find(({ text }) => /^07\d/.test(phoneKey(text)));
  return first === undefined ? [...phones] : [first, ...phones.filter((each) => each !== first)];
}
