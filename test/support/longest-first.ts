import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Parts of the names of the files that take a minute or more beside the journeys, the longest first. */
const longest = [
  "embedded-disk",
  "killed-writes",
  "recipes-compile",
  "golden.test",
  "layout.test",
  "rolling-pair",
  "encrypting-later",
  "backup.test",
  "render-pdf",
  "webhook-order",
  "embedded-crash",
  "every-route",
  "encryption.test",
  "keyset.test",
  "payments.test",
];

/** Begins with the files that take longest, so that no worker is busy with one of them when the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((part) => moduleId.includes(part));
  return found === -1 ? longest.length : found;
}
