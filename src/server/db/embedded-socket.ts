import { Duplex } from "node:stream";
import type { EmbeddedThread } from "#server/db/embedded-thread.ts";

/**
 * The embedded database as a socket for pg. So both engines share one client, and with it the types, errors and rules;
 * only the transport of the bytes differs.
 */
export class EmbeddedSocket extends Duplex {
  readonly #open: () => Promise<EmbeddedThread>;
  readonly #limit: () => number;
  #thread: EmbeddedThread | null = null;

  /**
   * @param open returns the running thread, and starts it if it has ended
   * @param limit milliseconds that one exchange may take
   */
  constructor(open: () => Promise<EmbeddedThread>, limit: () => number) {
    super();
    this.#open = open;
    this.#limit = limit;
  }

  /** pg calls this with an address, which is not needed here. */
  connect(): void {
    this.#open()
      .then((thread) => this.#attach(thread))
      .catch((error: Error) => this.destroy(error));
  }

  async #attach(thread: EmbeddedThread): Promise<void> {
    void thread.ended.then((error) => this.destroy(error));
    if (thread.used) await this.#reset(thread);
    thread.used = true;
    this.#thread = thread;
    this.emit("connect");
  }

  /** All connections share one session, so the next one must not find anything of the one before. */
  async #reset(thread: EmbeddedThread): Promise<void> {
    for (const statement of ["rollback", "discard all"]) {
      await thread.ask({ ask: "exchange", bytes: simpleQuery(statement) }, this.#limit());
    }
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #exchange(bytes: Buffer): Promise<void> {
    if (isStartup(bytes)) {
      this.push(welcome);
      return;
    }
    if (!this.#thread || isTermination(bytes)) return;
    const reply = await this.#thread.ask({ ask: "exchange", bytes }, this.#limit());
    if ("bytes" in reply && !this.destroyed) this.push(Buffer.from(reply.bytes.buffer));
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  /** pg calls this on a TCP socket; here it does nothing. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** AuthenticationOk and ReadyForQuery, since there is no password to ask for. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Only a connection's first message has no letter before its length. */
function isStartup(bytes: Buffer): boolean {
  return bytes[0] === 0;
}

function isTermination(bytes: Buffer): boolean {
  return bytes[0] === 0x58;
}

function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6);
  message.write("Q");
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5, "latin1");
  return message;
}
