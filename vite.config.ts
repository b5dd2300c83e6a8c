import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { withoutBrotli } from "./scripts/without-brotli.ts";
import { withoutRouteSummaries } from "./scripts/without-route-summaries.ts";

/** Files that are needed together are bundled in one: it compresses better than ten, and each request has its headers. */
const groups = [
  {
    name: "fields",
    priority: 5,
    test: /src\/web\/ui\/(field|field-context|control-styles|framed-input|text-input|password-input)\./,
  },
  // What the pages for visitors share.
  { name: "front", priority: 6, test: /src\/web\/landing\/public-page\.|icons\/(file-text|users)\./ },
  // What every page but the start page may show.
  {
    name: "alerts",
    priority: 6,
    test: /src\/web\/(ui\/(button|alert)|overlays\/unreachable)\.|icons\/(circle-exclamation-point|triangle-exclamation-point|circle-check|info)\./,
  },
  // React, the router, queries and icons, without what only forms and lists use.
  {
    name: "base",
    priority: 7,
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|class-variance-authority|clsx|lucide-react)\/(?!.*(compiler-runtime|\/icons\/|useMutation|mutationObserver|InfiniteQuery|useQueries))|src\/web\/(account\/create-account-address|ui\/(card|logo|button-styles|app-link|link-button)|base\/(timing|use-page-title|send|call-error|query-client|passphrase-required|session-lost|upgrade-required|visitor-language|use-page-language)|overlays\/toast-store)\.|src\/(words\/front\/connection|contract\/(account-header|contract-version|idempotency|visitor-header)|domain\/(account\/(person|plan)|money\/(scaled-text|pence)|region\/(region|spelling|currency)))\.|icons\/loader-circle\./,
  },
  // What the start page shares with the screens of signed-in users.
  {
    name: "signs",
    priority: 4,
    test: /src\/web\/ui\/segmented\.|src\/domain\/money\/format-money\.|icons\/(check|receipt|lock-keyhole)\./,
  },
  // The entry itself.
  { name: "start", priority: 4, tags: ["$initial" as const] },
  // Schemas, messages and the API call, which every screen with an account's data needs.
  {
    name: "schemas",
    priority: 3,
    test: /src\/(formats\/schemas\/|contract\/(account|wire|word-rules|route)|words\/(en-(gb|us|au)|languages)\/)|src\/web\/base\/(messages|call)\./,
  },
  // The frame of the signed-in screens and what it needs.
  {
    name: "frame",
    priority: 2,
    test: /src\/web\/(app\/signed-in-frame|ui\/(page-header|section|skeleton|money-text|load-failed|empty-state|use-media-query)|tables\/show-more)\.|src\/domain\/((calendar|money)\/|documents\/status\.)|icons\/(chevron-|lock\.)/,
  },
  // What lists, views and editors of quotes and invoices share.
  {
    name: "documents",
    priority: 1,
    test: /src\/web\/(documents\/document-(queries|gateway)|records\/(document-kinds|status-looks|tamper-message|reading|list|queries)|drafts\/plain-drafts|base\/today)\.|src\/domain\/tax\/cis\./,
  },
  // What words are called: in forms, as the headings of files, and by the tables of nouns.
  { name: "labels", priority: 2, test: /src\/words\/labels\/(region|document)-labels\./ },
  // Boxes for numbers, in editors and in the dialogs of the catalogue.
  { name: "number-boxes", priority: 1, test: /src\/web\/ui\/(money|percent)-input\./ },
  // A document's totals, as calculated and as shown.
  {
    name: "totals",
    priority: 1,
    test: /src\/(pdf\/totals-block|web\/quoting\/totals-rows)\./,
  },
];

/** The web app: src/web to dist/web. */
export default defineConfig({
  root: "src/web",
  plugins: [
    // React Compiler, for what says "use memo": all of the app would be 85 kB more, see docs/benchmarks.md.
    react({ compiler: { compilationMode: "annotation" } }),
    tailwindcss(),
    withoutRouteSummaries(),
    compressed(),
  ],
  resolve: {
    // Libraries bring a substitute for versions of React without this hook; ours has it.
    alias: [
      // See [Note: Schemas in the browser].
      {
        find: "zod/mini",
        replacement: fileURLToPath(new URL("src/formats/schemas/small-schema.ts", import.meta.url)),
      },
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The page's policy allows no inline data as a script or a font file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every screen needs, in one file: it packs better than ten.
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // What the PDF renderer does without, its worker does without too.
  worker: { format: "es", plugins: () => [withoutBrotli()] },
  server: { proxy: { "/api": "http://localhost:3000" } },
});

/** Lays a compressed copy beside every script and style sheet, far smaller than what can be made at each request. */
function compressed(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: "compressed",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
        // Side by side on every core: one after the other they take half of the build.
        await Promise.all(
          files.map(async (file) => {
            const source = await compress(file.type === "chunk" ? file.code : file.source);
            this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
          }),
        );
      },
    },
  };
}
