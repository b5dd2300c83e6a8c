import { type APIRequestContext, expect } from "@playwright/test";
import { newPerson, type Person } from "#test/e2e/person.ts";
import type { Screen } from "#test/engines/screen.ts";

/** The first steps of journeys. */

/** Creates an account without encryption by the API, whose session `request` then has, and signs in on the screen. */
export async function startPlain(joiner: Screen, request: APIRequestContext): Promise<Person> {
  const person = newPerson();
  const { passphrase: _, ...registration } = person;
  const answer = await request.post("/api/register", { data: registration });
  expect(answer.status()).toBe(201);
  // With a record the account does not count as new, so a device that does not know it asks about it.
  await post(request, "categories", { name: "Timber" });
  await signIn(joiner, person);
  await joiner.press("button", "It never had one");
  await joiner.sees("Welcome, ");
  await skipTours(joiner);
  return person;
}

/** Creates an encrypted account on the screen, as a person does, and waits for the dashboard. */
export async function startEncrypted(joiner: Screen): Promise<Person> {
  const person = newPerson();
  await joiner.goto("/auth");
  await joiner.press("button", "Create an account");
  await joiner.type("First Name", person.firstName);
  await joiner.type("Last Name", person.lastName);
  await joiner.type("Email", person.email);
  await joiner.type("Password", person.password);
  await joiner.type("Confirm Password", person.password);
  await joiner.press("button", "Continue");
  await joiner.type("Encryption Passphrase", person.passphrase);
  await joiner.type("Confirm Encryption Passphrase", person.passphrase);
  await joiner.press("button", "Continue");
  await joiner.press("checkbox", /I agree to the trial terms/);
  await joiner.press("button", "Create Account");
  await joiner.sees("Encrypted");
  await skipTours(joiner);
  return person;
}

/** From the next page on, no tour opens automatically. */
async function skipTours(joiner: Screen): Promise<void> {
  const tours = JSON.stringify(["dashboard-setup", "invoice-direct-setup"]);
  await joiner.asks(`localStorage.setItem("completedTours", ${JSON.stringify(tours)}); return true`);
}

export async function signIn(joiner: Screen, { email, password }: Person): Promise<void> {
  await joiner.goto("/auth");
  await joiner.type("Email", email);
  await joiner.type("Password", password);
  await joiner.press("button", "Sign In");
}

/** Unlocks the account. */
export async function unlock(joiner: Screen, passphrase: string): Promise<void> {
  await joiner.type("Encryption Passphrase", passphrase);
  await joiner.press("button", "Unlock");
}

/** Creates a record by the API. @returns its id */
export async function post(request: APIRequestContext, noun: string, data: object): Promise<string> {
  const answer = await request.post(`/api/${noun}`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}
