/** A letter to one person; plain text and HTML say the same. */
export interface Mail {
  /** E-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter with its id and date: each attempt has the same id, so that mail systems can recognise a duplicate. */
export interface StampedMail extends Mail {
  /** The outbox row's UUID. */
  readonly id: string;
  readonly date: Date;
}

/** Where mail goes: to a mail server, or into a folder. */
export interface MailTransport {
  /** Hands one mail over; once it resolves, the mail server or folder is responsible for it. @throws MailFailure */
  send(mail: StampedMail): Promise<void>;
  close(): void;
}

/** Why a mail could not be handed over. The message never contains the address or the letter. */
export class MailFailure extends Error {
  /** Whether the same mail would be refused again. */
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
