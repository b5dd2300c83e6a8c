import { AmountButton, OpenedTotalsSheet } from "#web/quoting/amount-button.tsx";
import { PhoneBar } from "#web/quoting/phone-bar.tsx";
import { PhoneForm } from "#web/quoting/phone-form.tsx";

/** See use-phone-form.ts. */
export const phoneFormPart = { PhoneForm, PhoneBar, AmountButton, OpenedTotalsSheet };
