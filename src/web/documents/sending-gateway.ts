import { sendingRoutes } from "#contract/sendings.ts";
import type { Sending } from "#domain/documents/sending.ts";
import { call, callKeyed } from "#web/base/call.ts";
import { newId } from "#web/base/new-id.ts";
import { openRow } from "#web/records/gateway.ts";
import { sendKeyed } from "#web/records/lost-answers.ts";
import { sendingResource } from "#web/records/sending-resource.ts";
import { sealed } from "#web/records/writing.ts";

/** What is recorded of a sending; the server adds when it was. */
export type NewSending = Pick<
  Sending,
  "documentId" | "channel" | "about" | "step" | "recipient" | "mode" | "text"
>;

/** Records that something was sent. @throws VaultError while the account is locked, CallError */
export async function recordSending(fields: NewSending): Promise<Sending["id"]> {
  const id = newId() as Sending["id"];
  const body = await sealed(sendingResource.kind, { ...fields, id });
  await sendKeyed(id, JSON.stringify(fields), (key) => callKeyed(sendingRoutes.create, { body }, key));
  return id;
}

/** Says that it was not sent after all, and answers what it was about. @throws CallError */
export async function voidSending(id: Sending["id"]): Promise<Sending["about"]> {
  const { about } = await call(sendingRoutes.update, { params: { id }, body: { voided: true } });
  return about;
}

/** What was sent of a document and not taken back, newest first. One that cannot be opened has no words. @throws CallError */
export async function readSendings(
  documentId: NonNullable<Sending["documentId"]>,
  signal?: AbortSignal,
): Promise<Sending[]> {
  const rows = await call(sendingRoutes.list, { query: { documentId } }, signal);
  const opened = await Promise.all(rows.map((row) => openRow<Sending>(sendingResource.kind, row)));
  return opened.flatMap(({ record }) => (record.voidedAt === null ? [record] : []));
}
