import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { quickStart } from "#test/support/quick-start.ts";

const folder = mkdtempSync(join(tmpdir(), "quotewright-disk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Linux lets most users mount a small disk for one process; elsewhere these tests are skipped. */
const canMount = withDisk("1m", "true").status === 0;

describe.runIf(canMount)("on a disk that is too small", () => {
  test("a start on a full disk is refused with a message for the operator", () => {
    const { stderr } = withDisk("8m", script("database-writer.ts", "00000000-0000-4000-8000-000000000000"));
    expect(stderr).toContain(
      `The disk of the data folder ${folder} is full: the database needs 64 MB free to start.`,
    );
  });

  test("a start on a read-only disk is refused with a message for the operator", () => {
    const readOnly = `mount -o remount,ro ${folder} && ${script("database-writer.ts", "-")}`;
    expect(withDisk("200m", readOnly).stderr).toContain(`${folder} cannot be written (EROFS)`);
  });

  test("when the disk fills up, requests are refused until there is space again, and nothing is lost", () => {
    const { stdout, stderr } = withDisk("180m", script("database-on-full-disk.ts"));
    expect(stdout.trim().split("\n"), stderr).toEqual([
      "refused as away",
      "the log was full true",
      "everything there true",
      "served again true",
    ]);
    // It fills a disk, which takes minutes where journeys run beside it.
  }, 600_000);
});

function withDisk(size: string, command: string) {
  const asRoot = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const mount = `mount -t tmpfs -o size=${size} tmpfs ${folder}`;
  return spawnSync("unshare", [...asRoot, "--mount", "sh", "-c", `${mount} && ${command}`], {
    encoding: "utf8",
  });
}

function script(name: string, argument = ""): string {
  return `exec ${process.execPath} ${quickStart.join(" ")} --import tsx test/support/${name} ${folder} ${argument}`;
}
