import { expect, test } from "vitest";
import { CallError } from "#web/base/call-error.ts";
import { newId } from "#web/base/new-id.ts";
import { sendKeyed, settle } from "#web/records/lost-answers.ts";

const noAnswer = () => new CallError(0, "No answer", "");
const answered = (status: number) => new CallError(status, "", "");
const refused = () => new CallError(409, "Conflict", "");

/** A server that answers in turn, and notes the key of each request. */
function server(...answers: (CallError | "saved")[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const answer = answers.shift();
    if (answer instanceof CallError) throw answer;
    return answer;
  };
  return { keys, send };
}

test("a write that was answered leaves nothing to settle", async () => {
  const id = newId();
  const { send } = server("saved");
  expect(await sendKeyed(id, "Ann", send)).toBe("saved");
  expect(await settle(id)).toBeNull();
});

test("a write without an answer is sent again under its key, and says what it saved", async () => {
  const id = newId();
  const { keys, send } = server(noAnswer(), "saved");
  await expect(sendKeyed(id, "Ann", send)).rejects.toThrow(CallError);
  expect(await settle(id)).toBe("Ann");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await settle(id)).toBeNull();
});

test("while there is no answer, nothing else is written to the record", async () => {
  const id = newId();
  const { send } = server(noAnswer(), noAnswer(), "saved");
  await expect(sendKeyed(id, "Ann", send)).rejects.toThrow(CallError);
  await expect(settle(id)).rejects.toThrow(CallError);
  expect(await settle(id)).toBe("Ann");
});

test.each([503, 500, 401, 429])(
  "an answer %i does not say what became of it, so it is asked again",
  async (status) => {
    const id = newId();
    const { send } = server(noAnswer(), answered(status), "saved");
    await expect(sendKeyed(id, "Ann", send)).rejects.toThrow(CallError);
    await expect(settle(id)).rejects.toThrow(CallError);
    expect(await settle(id)).toBe("Ann");
  },
);

test.each([502, 504])("an answer %i is a proxy's, and the write may have been applied", async (status) => {
  const id = newId();
  const { send } = server(answered(status), "saved");
  await expect(sendKeyed(id, "Ann", send)).rejects.toThrow(CallError);
  expect(await settle(id)).toBe("Ann");
});

test("a write that turns out to be refused saved nothing", async () => {
  const id = newId();
  const { send } = server(noAnswer(), refused());
  await expect(sendKeyed(id, "Ann", send)).rejects.toThrow(CallError);
  expect(await settle(id)).toBeNull();
});

test("a write that was refused is not remembered", async () => {
  const id = newId();
  const { keys, send } = server(refused());
  await expect(sendKeyed(id, "Ann", send)).rejects.toThrow(CallError);
  expect(await settle(id)).toBeNull();
  expect(keys).toHaveLength(1);
});
