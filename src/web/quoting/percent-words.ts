/** "25% markup"; "no markup" for 0. @param percent as it is typed */
export function percentWords(percent: string, of: string): string {
  return Number(percent) === 0 ? `no ${of}` : `${percent}% ${of}`;
}
