/** A letter to one person: plain text and HTML that say the same. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter with what makes it one of a kind: a second try carries the same id, so that mail systems can tell. */
export interface StampedMail extends Mail {
  /** The outbox row's UUID. */
  readonly id: string;
  readonly date: Date;
}

/** What carries mail out of the app: a mail server, or a folder. */
export interface MailTransport {
  /** Hands one mail over; once it resolves, the mail is somebody else's care. @throws MailFailure */
  send(mail: StampedMail): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

/** Why a mail could not be handed over. Its words never hold the address or the letter. */
export class MailFailure extends Error {
  /** The same mail would be refused again. */
  readonly permanent: boolean;
  /** An SMTP reply code such as "550", or the name of an error such as "ETIMEDOUT". */
  readonly reason: string;

  constructor(reason: string, permanent: boolean) {
    super(`Mail was ${permanent ? "refused" : "not taken"}: ${reason}`);
    this.name = "MailFailure";
    this.reason = reason;
    this.permanent = permanent;
  }
}
