import { expect, test } from "vitest";
import { CallError } from "#web/app/call-error.ts";
import { queryClient } from "#web/app/query-client.ts";

const { queries = {}, mutations } = queryClient.getDefaultOptions();

/** How often a read that goes on failing is tried again. */
function triesAgain(error: Error): number {
  const { retry } = queries;
  if (typeof retry !== "function") throw new TypeError("Retries are decided by the error");
  let failures = 0;
  while (failures < 10 && retry(failures, error)) failures += 1;
  return failures;
}

test("an answer is fresh for five minutes, kept for ten, and not read again because a window was looked at", () => {
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, refetchOnWindowFocus: false });
  expect(queries.refetchInterval ?? false).toBe(false);
});

test.each([401, 403, 404, 409, 422])("a refusal with %i is never tried again", (status) => {
  expect(triesAgain(new CallError(status, "Refused", ""))).toBe(0);
});

test.each([0, 500, 502, 503])("a failure with %i is tried twice more", (status) => {
  expect(triesAgain(new CallError(status, "No answer", ""))).toBe(2);
});

test("the waits double from a second up to thirty", () => {
  const { retryDelay } = queries;
  if (typeof retryDelay !== "function") throw new TypeError("The wait follows the number of failures");
  const waits = [0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, new Error()));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("a change is never sent twice by itself", () => {
  expect(mutations?.retry).toBe(false);
});
