import { PostcodeBox } from "#web/customers/postcode-box.tsx";
import { wordDialog } from "#web/records/word-dialog.tsx";
import type { WordScreenParts } from "#web/records/word-screen.tsx";

/** The boxes of a customer that are not drawn from the table. */
export const customerBoxes: NonNullable<WordScreenParts<"customers">["boxes"]> = {
  postcode: (box) => <PostcodeBox {...box} />,
};

/** Adds or edits a customer. */
export const CustomerDialog = wordDialog("customers", customerBoxes);
