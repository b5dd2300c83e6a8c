import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { CallError } from "#web/base/call-error.ts";
import { queryClient } from "#web/base/query-client.ts";

const { queries = {}, mutations } = queryClient.getDefaultOptions();

/** How often a query that keeps failing is retried. */
function triesAgain(error: Error): number {
  const { retry } = queries;
  if (typeof retry !== "function") throw new TypeError("Retries are decided by the error");
  let failures = 0;
  while (failures < 10 && retry(failures, error)) failures += 1;
  return failures;
}

test("an answer is fresh for five minutes, kept for ten, and not refetched when the window gets the focus", () => {
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, refetchOnWindowFocus: false });
  expect(queries.refetchInterval ?? false).toBe(false);
});

test.each([401, 403, 404, 409, 422])("a refusal with %i is never retried", (status) => {
  expect(triesAgain(new CallError(status, "Refused", ""))).toBe(0);
});

test.each([0, 500, 502, 503])("a failure with %i is retried twice", (status) => {
  expect(triesAgain(new CallError(status, "No answer", ""))).toBe(2);
});

test("retries use exponential backoff from one second up to thirty", () => {
  const { retryDelay } = queries;
  if (typeof retryDelay !== "function") throw new TypeError("The wait follows the number of failures");
  const waits = [0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(failures, new Error()));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("a mutation is never retried by itself", () => {
  expect(mutations?.retry).toBe(false);
});

test("without a connection a mutation fails at once, and keeps what was typed, instead of waiting in silence", async () => {
  goOffline();
  const mutationFn = () => Promise.reject(new CallError(0, "No answer", ""));
  const save = new MutationObserver(queryClient, { mutationFn });
  await expect(save.mutate()).rejects.toThrow(CallError);
});

test("what could not be read without a connection is read as soon as there is one", async () => {
  goOffline();
  const answers = [() => Promise.reject(new CallError(403, "Refused", "")), () => Promise.resolve("read")];
  const queryFn = () => answers.shift()?.();
  const list = new QueryObserver(queryClient, { queryKey: ["offline"], queryFn });
  const states: (string | undefined)[] = [];
  const end = new Promise<void>((resolve) => {
    const stop = list.subscribe(({ status, data }) => {
      states.push(status);
      if (status === "error") onlineManager.setOnline(true);
      if (data === "read") resolve();
    });
    onTestFinished(stop);
  });
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  await end;
  expect(states).toContain("error");
});

function goOffline(): void {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
}
