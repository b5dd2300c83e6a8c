import { formatCount } from "#domain/money/format-count.ts";

/** Titles and buttons that all notices share. */
export const notice = {
  success: "Success",
  error: "Error",
  undo: "Undo",
  putBack: (name: string) => `Put back ${name}`,
  tryAgain: "Try again",
  loading: "Loading...",
  somethingWrong: "Something went wrong. Please try again.",
  pleaseTryAgain: "Please try again.",
  screenLater: "Check your internet. This screen comes once there is a connection. Nothing is lost.",
};

/** A long list while the rest of it is still loading. */
export const lists = {
  /** @param count read so far; @param many "quotes" */
  soFar: (count: number, many: string) => `${formatCount(count)} ${many} so far, more are coming.`,
  coverage: "Search and sorting cover these.",
  stillLooking: (many: string) => `Still reading your ${many}...`,
  broken: (count: number, many: string) => `Only your newest ${formatCount(count)} ${many} could be read.`,
};
