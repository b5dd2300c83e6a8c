/**
 * The id of the account whose screens send a request. Another tab may have signed in another account meanwhile, under
 * the same cookie. Such a request is answered 401, so that nothing is saved in the wrong account.
 */
export const accountHeader = "x-account";
