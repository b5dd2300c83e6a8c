/** The page that shows what the server sees. */
export const privacy = {
  notEncryptedTitle: "This account is not encrypted",
  notEncrypted:
    "Our server can read everything below, as it was typed. Set up encryption and it no longer can.",
  locked: "Without your passphrase this browser can read no more than our server can.",
  notReadTitle: "Your records could not be loaded",
};
