import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { packagesIn } from "./floors.ts";

/** What is not imported by its name: a loader, the compiler that a plugin of the bundler loads, and style sheets. */
const notImported = ["tsx", "tailwindcss", "oxc-transform-react", "@fontsource-variable/inter"];

const built = [
  "vite.config.ts",
  "vite.pdf.config.ts",
  "vite.server.config.ts",
  "scripts/without-fetch.ts",
  "scripts/without-server-fields.ts",
];

test("npm start installs what the product is built and run with, and nothing else", () => {
  const source = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => posix.join("src", file.replaceAll("\\", "/")));
  const needed = [...source, ...built].flatMap((file) => packagesIn(file, readFileSync(file, "utf8")));

  expect(Object.keys(manifest.dependencies).sort()).toEqual([...new Set([...needed, ...notImported])].sort());
});

test("a package is found in each way of writing an import, but not where only a type is needed", () => {
  const text = `
    import * as z from "zod/mini";
    import type { Pool } from "pg";
    export { verify } from "@node-rs/argon2";
    const later = await import("stripe/lib");
    import { join } from "node:path";
    import { own } from "#domain/own.ts";
  `;

  expect(packagesIn("server/file.ts", text)).toEqual(["zod", "@node-rs/argon2", "stripe"]);
});

test("every property is tried with the one seed", () => {
  const unseeded = ["src", "test", "scripts"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => posix.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /^import .*"fast-check";$/m.test(readFileSync(file, "utf8")));

  expect(unseeded).toEqual(["test/support/fast-check.ts"]);
});
