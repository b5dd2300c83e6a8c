/**
 * The id of the account whose screens a request comes from. Another tab may have signed somebody else in meanwhile,
 * under the same cookie: such a request is answered 401, so that nothing is saved in another's account.
 */
export const accountHeader = "x-account";
