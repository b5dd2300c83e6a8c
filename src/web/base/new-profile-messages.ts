import { spokenLanguage } from "#web/base/messages.ts";
import { newProfileIn } from "#words/languages/new-profile-in.ts";

/** What is said of a company profile while it is made, in the language of the screens. */
export const newProfileMessages = () => newProfileIn[spokenLanguage()];
