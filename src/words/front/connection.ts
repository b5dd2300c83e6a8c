/** What every screen says when no answer came, those for visitors too: they load no catalogue of messages. */
export const noConnection =
  "No connection to Quotewright. Check your internet and try again; nothing you typed is lost.";
