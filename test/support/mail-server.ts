import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** How the server answers the next mails, by command. */
interface Behaviour {
  /** Reply to RCPT TO: 451 for a greylist, 550 for an unknown mailbox. */
  recipient?: number;
  /** The reply after the whole mail has arrived. */
  data?: number;
  /** Cuts the connection in the middle of the mail, or after it and before the reply. */
  drop?: "amid" | "after";
}

/** A real mail server on this machine that keeps its mails in memory. */
export interface MailServer {
  readonly port: number;
  /** The mails accepted so far, parsed. */
  readonly taken: Email[];
  /** Each connection in order: whether it used TLS by the time of the mail, and who it signed in as. */
  readonly sessions: { secure: boolean; user: string | null }[];
  /** Changes how mails are answered from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** @param options `secure`: TLS from the start; `startTls`: offered; `password`: the one that is accepted */
export async function startMailServer(
  options: { secure?: boolean; startTls?: boolean; password?: string } = {},
): Promise<MailServer> {
  const taken: Email[] = [];
  const sessions: MailServer["sessions"] = [];
  let behaviour: Behaviour = {};

  const server = new SMTPServer({
    secure: options.secure ?? false,
    authOptional: options.password === undefined,
    disabledCommands: options.startTls ? [] : ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (password === options.password) done(null, { user: username });
      else done(refusal(535));
    },
    onRcptTo(_address, _session, done) {
      done(behaviour.recipient ? refusal(behaviour.recipient) : undefined);
    },
    onData(stream, session, done) {
      sessions.push({ secure: session.secure, user: (session.user as string) || null });
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      if (behaviour.drop === "amid") stream.once("data", () => cut(server));
      stream.on("end", () => {
        if (behaviour.drop) return cut(server);
        if (behaviour.data) return done(refusal(behaviour.data));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          taken.push(mail);
          done();
        }, done);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    sessions,
    behave(next) {
      behaviour = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Cuts every connection, as a machine that crashes does. */
function cut(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy();
}

function refusal(code: number): Error {
  return Object.assign(new Error("Refused by the test"), { responseCode: code });
}
