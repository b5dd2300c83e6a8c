import { expect, test } from "vitest";
import { setLines } from "#pdf/setting/text-lines.ts";
import { openTypesetter } from "#pdf/setting/typesetter.ts";
import { faces, readFace } from "#test/pdf/faces.ts";
import { isolated } from "#words/paper/isolated.ts";

/** The parts of a line as they stand on paper from left to right, and all of them as they are read. */
async function placed(text: string) {
  const typesetter = await openTypesetter([text], faces, readFace);
  const [line] = setLines(text, { face: "regular", size: 9, width: 900 }, typesetter);
  if (line === undefined) throw new Error("There is no line");
  const runs = typesetter.runs(line.text, line.order, { face: "regular", size: 9 }) ?? [];
  const fromLeft = [...runs].sort((left, right) => left.x - right.x).filter((run) => run.text.trim() !== "");
  return {
    seen: fromLeft.map((run) => run.text.trim()).join(" "),
    read: runs.map((run) => run.text).join(""),
    width: typesetter.measure(line.text, "regular", 9),
  };
}

test("a name from right to left leaves the figures beside it where they are", async () => {
  const name = isolated("דני");
  expect((await placed(`Invoice 12  ·  ${name}`)).seen).toBe("Invoice 12  · דני");
  expect((await placed(`${name}  ·  Invoice 12  ·  for ${isolated("שרה")}`)).seen).toBe(
    "דני ·  Invoice 12  ·  for שרה",
  );
  expect((await placed(`${isolated("لندن")} 12`)).seen).toBe("لندن 12");
  expect((await placed("لندن 12")).seen).toBe("12 لندن");
});

test("what isolates a name has no width, and nobody copies it", async () => {
  const { read, width } = await placed(`12 ${isolated("דני")}`);
  expect(read).toBe("12 דני");
  expect(width).toBe((await placed("12 דני")).width);
});

test("a name that is read from left to right is left as it is", () => {
  expect(isolated("Łukasz Żółć 王小明")).toBe("Łukasz Żółć 王小明");
  expect(isolated("Ann \u2068Lee")).toBe("Ann Lee");
});

test("an isolate that somebody typed does not end the one about the name", async () => {
  expect((await placed(`${isolated("דני\u2069")}  ·  12`)).seen).toBe("דני ·  12");
});

test("marks of direction order the text about them, print nothing and are read as typed", async () => {
  const typed = "שלום!\u200e ABC";
  const { seen, read, width } = await placed(typed);
  expect(read).toBe(typed);
  expect(width).toBe((await placed("שלום! ABC")).width);
  expect(seen.replaceAll(/\s|\u200e/g, "")).toBe("ABC!שלום");
  const right = await placed("\u200fABC! שלום");
  expect(right.read).toBe("\u200fABC! שלום");
  expect(right.seen.startsWith("שלום")).toBe(true);
  expect((await placed("\u061cAbc 12")).read).toBe("\u061cAbc 12");
});
