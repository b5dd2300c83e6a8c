import type { Page, Route } from "@playwright/test";
import { type TestCardId, testCards } from "#contract/test-cards.ts";
import type { CardOutcome } from "#server/sandbox/billing-machine.ts";
import type { StripeTwin } from "#test/payments/stripe-twin.ts";
import { testCardLabels } from "#words/labels/test-card-labels.ts";

/** The requests to Stripe's hosts, and switches for what fails there. */
export interface StripeOnPage {
  /** "https://js.stripe.com/endive/stripe.js" */
  readonly asked: readonly string[];
  /** Sets whether its script fails to load from now on. */
  setOffline(isOffline: boolean): void;
  /** Makes its form fail from now on, for the given reason. */
  setFormBroken(reason: string): void;
}

/**
 * Replaces what Stripe has in the browser: its script, the frame for the card, the call that confirms, and the bank's
 * page. All of them are at Stripe's own addresses, so that the page's content security policy applies as in
 * production. Behind them is the twin, so that what is confirmed here is confirmed for the server too.
 */
export async function standInForStripe(page: Page, twin: StripeTwin): Promise<StripeOnPage> {
  const asked: string[] = [];
  let offline = false;
  let broken = "";
  await page.route(/^https:\/\/([a-z]+\.)*stripe\.com\//, async (route) => {
    const address = new URL(route.request().url());
    asked.push(`${address.origin}${address.pathname}`);
    if (offline) return route.abort();
    if (address.hostname === "hooks.stripe.com") return answerAsBank(route, address, twin);
    if (address.hostname === "api.stripe.com") return confirm(route, twin);
    if (address.pathname === "/endive/stripe.js") return answerWithScript(route);
    if (address.pathname === "/v3/elements-inner-payment.html")
      return answerWithHtml(route, cardFrame(broken));
    return route.abort();
  });
  return {
    asked,
    setOffline: (isOffline) => {
      offline = isOffline;
    },
    setFormBroken: (reason) => {
      broken = reason;
    },
  };
}

function answerWithScript(route: Route): Promise<void> {
  return route.fulfill({ contentType: "text/javascript", body: `(${stripeScript.toString()})();` });
}

function answerWithHtml(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: "text/html", body: `<!doctype html><html lang="en">${body}</html>` });
}

const options = testCards
  .map(({ id }) => `<option value="${id}">${testCardLabels[id].name}</option>`)
  .join("");

/** Stripe's frame for typing a card; here a card is picked. */
function cardFrame(broken: string): string {
  if (broken) return `<script>parent.postMessage({ broken: ${JSON.stringify(broken)} }, "*")</script>`;
  return `<title>Secure payment input frame</title>
<label>Card <select onchange="tell()">${options}</select></label>
<script>
const tell = () => parent.postMessage({ card: document.querySelector("select").value }, "*");
tell();
</script>`;
}

/** The bank's own page: it asks, and sends its customer back to the return address, whatever the outcome. */
async function answerAsBank(route: Route, { pathname, searchParams }: URL, twin: StripeTwin): Promise<void> {
  if (pathname === "/ask") {
    const to = (path: string) => `${path}?${searchParams.toString().replaceAll("&", "&amp;")}`;
    const links = `<a href="${to("/approve")}">Approve</a> <a href="${to("/refuse")}">Refuse</a>`;
    return answerWithHtml(route, `<title>Your bank</title><h1>Is it you?</h1>${links}`);
  }
  const outcome = twin.confirmCard(searchParams.get("client_secret") ?? "", pathname === "/approve");
  const back = new URL(searchParams.get("return_url") ?? "");
  back.searchParams.set("client_secret", searchParams.get("client_secret") ?? "");
  back.searchParams.set("redirect_status", outcome?.outcome === "succeeded" ? "succeeded" : "failed");
  return route.fulfill({ status: 303, headers: { location: back.href } });
}

/** Confirms at the twin, and answers as Stripe's API does. */
async function confirm(route: Route, twin: StripeTwin): Promise<void> {
  const form = new URLSearchParams(route.request().postData() ?? "");
  const outcome = twin.pickCard(form.get("client_secret") ?? "", form.get("card") as TestCardId);
  await route.fulfill({
    status: outcome?.outcome === "succeeded" ? 200 : 402,
    headers: { "access-control-allow-origin": "*" },
    json: answerOf(outcome),
  });
}

function answerOf(outcome: CardOutcome | null): object {
  if (outcome?.outcome === "succeeded") return { status: "succeeded" };
  if (outcome?.outcome === "needs_confirmation") return { status: "requires_action" };
  const message = outcome?.message ?? "No such intent";
  return { error: { type: "card_error", code: "card_declined", message } };
}

/**
 * The part of Stripe's script that the product uses. It runs in the page as text, so it cannot refer to anything in
 * this file.
 */
function stripeScript(): void {
  type Elements = { clientSecret: string; card: string; create(): object; update(): void };
  type Confirmation = { elements: Elements; confirmParams: { return_url: string } };

  const paymentElement = (elements: Elements) => {
    const listeners: Record<string, (event: object) => void> = {};
    const frame = document.createElement("iframe");
    frame.title = "Secure payment input frame";
    frame.src = "https://js.stripe.com/v3/elements-inner-payment.html";
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== "https://js.stripe.com") return;
      if (data.broken) return listeners.loaderror?.({ error: { message: data.broken } });
      const isFirst = elements.card === "";
      elements.card = data.card;
      if (isFirst) listeners.ready?.({ elementType: "payment" });
    });
    return {
      on: (event: string, listener: (event: object) => void) =>
        Object.assign(listeners, { [event]: listener }),
      off: (event: string) => void delete listeners[event],
      mount: (place: HTMLElement) => void place.append(frame),
      update: () => undefined,
      destroy: () => frame.remove(),
    };
  };
  const confirm = async ({ elements, confirmParams }: Confirmation) => {
    const { clientSecret, card } = elements;
    const return_url = confirmParams.return_url;
    const body = new URLSearchParams({ client_secret: clientSecret, card });
    const answer = await fetch("https://api.stripe.com/v1/confirm", { method: "POST", body });
    const { status, error } = await answer.json();
    if (error) return { error };
    const back = new URL(return_url);
    back.searchParams.set("client_secret", clientSecret);
    back.searchParams.set("redirect_status", status);
    const ask = new URLSearchParams({ client_secret: clientSecret, return_url });
    location.assign(status === "requires_action" ? `https://hooks.stripe.com/ask?${ask}` : back.href);
    // As with Stripe's own script, the page is left before this promise settles.
    return new Promise(() => undefined);
  };
  const Stripe = (publishableKey: string) => ({
    publishableKey,
    elements: (options: { clientSecret: string; appearance: { theme: string } }) => {
      document.documentElement.dataset.stripeTheme = options.appearance.theme;
      const elements: Elements = {
        clientSecret: options.clientSecret,
        card: "",
        create: () => paymentElement(elements),
        update: () => undefined,
      };
      return elements;
    },
    confirmSetup: confirm,
    confirmPayment: confirm,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  });
  Object.assign(globalThis, { Stripe });
}
