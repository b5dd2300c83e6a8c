import { AddItemsButton } from "#web/quoting/add-items-button.tsx";
import { AmountButton, OpenedTotalsSheet } from "#web/quoting/amount-button.tsx";
import { PhoneForm } from "#web/quoting/phone-form.tsx";

/** See use-phone-form.ts. */
export const phoneFormPart = { PhoneForm, AddItemsButton, AmountButton, OpenedTotalsSheet };
