import { request } from "node:http";
import { accountRoutes } from "#contract/account.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { largestPage, nextCursorHeader } from "#contract/wire.ts";
import type { Figure } from "./compare.ts";
import { startLargeAccount } from "./large-account.ts";

const size = { customers: 0, quotes: 5_000, invoices: 0, lines: 15 };
const megabytes = 3.5;

/** The bytes that a browser receives for the list of 5,000 encrypted quotes of 15 lines, against 3.5 MB. */
export async function* listFigures(): AsyncGenerator<Figure> {
  const account = await startLargeAccount(size, { encrypted: true });
  const cookie = await signIn(account);
  let bytes = 0;
  let pages = 0;
  for (let cursor: string | undefined | null = null; cursor !== undefined; pages += 1) {
    const query = cursor === null ? "" : `&cursor=${cursor}`;
    const url = `${account.address}${quoteRoutes.list.path}?limit=${largestPage}${query}`;
    const page = await received(url, cookie);
    bytes += page.bytes;
    cursor = page.next;
  }
  const sent = bytes / 1_000_000;
  yield {
    name: "a list of 5,000 encrypted quotes of 15 lines, as sent / 3.5 MB",
    ratio: sent / megabytes,
    limit: 1,
    detail: `${sent.toFixed(2)} MB in ${pages} pages`,
  };
  await account.close();
}

async function signIn({ address, email, password }: Record<"address" | "email" | "password", string>) {
  const answer = await fetch(address + accountRoutes.login.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}

/** The length of a body before it is unpacked, which fetch does not tell. */
function received(url: string, cookie: string): Promise<{ bytes: number; next: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { cookie, "accept-encoding": "gzip, deflate, br" } }, (answer) => {
      let bytes = 0;
      if (answer.statusCode !== 200) reject(new Error(`The list was refused: ${answer.statusCode}`));
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () =>
        resolve({ bytes, next: answer.headers[nextCursorHeader] as string | undefined }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}
