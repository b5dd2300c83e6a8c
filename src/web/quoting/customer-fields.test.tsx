// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { drawing } from "#test/support/drawing.ts";
import { draftWordsOf } from "#web/drafts/draft-words.ts";
import { CustomerFields } from "#web/quoting/customer-fields.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";

const shown = drawing();

test("the customer of a stored document is one line: company before town, e-mail before phone", async () => {
  await draw({ words: { companyName: "Stroud Ltd", projectCity: "Otley", customerPhone: "07700 900123" } });
  expect(line()).toBe("Amelia Stroud · Stroud Ltd · 07700 900123");
  await draw({ words: { projectCity: "Otley", customerEmail: "amelia@stroud.example", customerPhone: "0" } });
  expect(line()).toBe("Amelia Stroud · Otley · amelia@stroud.example");
  await draw({});
  expect(line()).toBe("Amelia Stroud");
});

test("a press unfolds it and puts the focus in the first box", async () => {
  await draw({});
  await act(async () => shown.host.querySelector("button")?.click());
  expect(document.activeElement?.getAttribute("role")).toBe("combobox");
  expect(isUnfolded()).toBe(true);
});

test("a mistake in it unfolds it, and it stays unfolded when that is mended", async () => {
  await draw({});
  await draw({ wrong: fieldIds.date });
  expect(isUnfolded()).toBe(false);
  await draw({ wrong: fieldIds.customerEmail });
  expect(isUnfolded()).toBe(true);
  await draw({});
  expect(isUnfolded()).toBe(true);
});

test("who comes along with a new document is one line too, but not who was being typed", async () => {
  const begins = async (drawn: Drawn) => {
    await shown.draw(null);
    await draw({ isStored: false, ...drawn });
    return isUnfolded() ? "boxes" : "line";
  };
  const reached = { customerPhone: "07700 900123" };
  expect(await begins({ kind: "quote", words: reached })).toBe("line");
  expect(await begins({ kind: "quote", words: reached, isFound: true, isOfRecord: true })).toBe("line");
  expect(await begins({ kind: "quote", words: reached, isFound: true })).toBe("boxes");
  expect(await begins({ kind: "quote" })).toBe("boxes");
  expect(await begins({ kind: "invoice" })).toBe("line");
});

test("a document that names nobody begins with the boxes", async () => {
  await draw({ isStored: false, words: { customerName: "" } });
  expect(isUnfolded()).toBe(true);
  await shown.draw(null);
  await draw({ words: { customerName: "" } });
  expect(isUnfolded()).toBe(true);
});

interface Drawn {
  kind?: DocumentKind;
  isOfRecord?: boolean;
  isFound?: boolean;
  words?: Parameters<typeof draftWordsOf>[0];
  isStored?: boolean;
  /** The id of the field that has an error. */
  wrong?: string;
}

async function draw(drawn: Drawn) {
  const { kind = "invoice", words, isOfRecord = false, isFound = false, isStored = true, wrong } = drawn;
  await shown.draw(
    <CustomerFields
      kind={kind}
      words={draftWordsOf({ customerName: "Amelia Stroud", ...words })}
      language="en-GB"
      withoutEmail={false}
      {...{ isOfRecord, isFound }}
      isFirst={false}
      isStored={isStored}
      customers={[]}
      isLoading={false}
      isReading={false}
      errorOf={(id) => (id === wrong ? "Wrong" : undefined)}
      dispatch={() => undefined}
    />,
  );
}

function line(): string | null | undefined {
  return shown.host.querySelector("p")?.textContent;
}

function isUnfolded(): boolean {
  return document.getElementById(fieldIds.customerName) !== null;
}
