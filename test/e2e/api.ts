import { expect, type Page, type Route } from "@playwright/test";
import type { Tone } from "#domain/company/company-settings.ts";

/** Repeats a request whose connection the server closed as it began, because it had not been used for a while. */
export const retryClosed = { maxRetries: 2 };

/** Creates a record over the API as the person signed in on the page. @returns its id */
export async function post(page: Page, noun: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/${noun}`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Says how the person's firm writes, so that its first sending does not ask. */
export async function withTone(page: Page, tone: Tone): Promise<void> {
  const answer = await page.request.put("/api/company-settings", { data: { tone } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An error answer without a message of its own. */
export function outOfOrder(route: Route): Promise<void> {
  return route.fulfill({ status: 502, body: "" });
}

/** The same for writes; reads pass. */
export function writesOutOfOrder(route: Route): Promise<void> {
  return route.request().method() === "GET" ? route.fallback() : outOfOrder(route);
}

/** Every call about one quote. */
export const oneQuote = /\/api\/quotes\//;
