/** The button of the notice that a page is too old for the server, which has to work when no catalogue can be loaded. */
export const reload = "Reload";
