import type { Dispatch, ReactNode } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { inCapitals } from "#web/base/rewriting.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import { customerDetails, type DraftWords } from "#web/drafts/draft-words.ts";
import { mustReach } from "#web/quoting/choose-customer.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { twoColumns, WordField } from "#web/quoting/word-field.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { TextInputProps } from "#web/ui/text-input.tsx";

export interface CustomerBoxesProps {
  kind: DocumentKind;
  words: DraftWords;
  /** The customer has no e-mail address; a quote then asks for a telephone number. */
  withoutEmail: boolean;
  /** The document's language; its region names county and postcode. */
  language: Language;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/**
 * The details of a document's customer, picked or typed.
 *
 * @param reachBox one box for an e-mail address or a telephone number, in place of a box for each
 */
export function CustomerBoxes({ reachBox, ...props }: CustomerBoxesProps & { reachBox?: ReactNode }) {
  const { kind, words, withoutEmail, language, errorOf, dispatch } = props;
  const mayAskPhone = mustReach(kind);
  const shared = { words, language, dispatch };
  const asksPhone = (mayAskPhone || Boolean(reachBox)) && withoutEmail;
  const setWithoutEmail = (isTicked: boolean) => {
    dispatch({ type: "set", change: { withoutEmail: isTicked } });
    if (isTicked) dispatch({ type: "words", change: { customerEmail: "" } });
  };
  return (
    <>
      <div className={twoColumns}>
        <WordField
          {...{ ...shared, word: "customerName", id: fieldIds.customerName, typing: nameTyping }}
          error={errorOf(fieldIds.customerName)}
          required
        />
        {reachBox ? (
          reachBox
        ) : asksPhone ? (
          <WordField
            {...{ ...shared, word: "customerPhone", id: fieldIds.customerPhone, typing: phoneTyping }}
            error={errorOf(fieldIds.customerPhone)}
            required
          />
        ) : (
          <WordField
            {...{ ...shared, word: "customerEmail", id: fieldIds.customerEmail, typing: emailTyping }}
            error={errorOf(fieldIds.customerEmail)}
            required={mayAskPhone}
          />
        )}
        {mayAskPhone && !reachBox && (
          <div className="sm:col-start-2 sm:-mt-2">
            <Checkbox label="No e-mail" checked={asksPhone} onCheckedChange={setWithoutEmail} />
          </div>
        )}
      </div>
      <Disclosure label="Phone, company and address" summary={customerDetails(words)}>
        <div className={twoColumns}>
          {!asksPhone && <WordField {...shared} word="customerPhone" typing={phoneTyping} />}
          <WordField {...shared} word="companyName" typing={nameTyping} />
        </div>
        <WordField {...shared} word="projectAddress" />
        <div className="grid gap-4 sm:grid-cols-3">
          <WordField {...shared} word="projectCity" />
          <WordField {...shared} word="projectCounty" />
          <WordField
            {...{ ...shared, word: "projectPostcode", typing: { autoCapitalize: "characters" } }}
            rewrite={inCapitals}
          />
        </div>
      </Disclosure>
    </>
  );
}

const nameTyping: TextInputProps = { autoCapitalize: "words" };

const phoneTyping: TextInputProps = { type: "tel" };

const emailTyping: TextInputProps = {
  type: "email",
  autoCapitalize: "none",
  spellCheck: false,
};
