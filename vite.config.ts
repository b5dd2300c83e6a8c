import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { firstFrame } from "./scripts/first-frame.ts";
import { shortPreloads } from "./scripts/preloads.ts";
import { withoutBrotli } from "./scripts/without-brotli.ts";
import { withoutInfiniteQueries } from "./scripts/without-infinite-queries.ts";
import { withoutServerFields } from "./scripts/without-server-fields.ts";
import { withoutUnusedReact } from "./scripts/without-unused-react.ts";

/**
 * Files that are needed together are bundled in one: it compresses better than ten, and each request has its headers.
 * A file goes into the first group that names it or one that imports it, so what more screens need comes first. What
 * one screen alone needs is in no group, so that a new screen is a file of its own.
 */
const groups = [
  // React, the router, queries, and what the start page shares with the screens: without what only forms and lists use.
  {
    name: "base",
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|class-variance-authority|clsx)\/(?!.*(compiler-runtime|useMutation|mutationObserver|InfiniteQuery|useQueries))|src\/web\/(account\/create-account-address|ui\/(card|logo|button-styles|app-link|link-button)|base\/(timing|use-page-title|send|call-error|query-client|passphrase-required|session-lost|upgrade-required|visitor-language|use-page-language)|overlays\/toast-store)\.|src\/(words\/front\/connection|contract\/(account-header|contract-version|idempotency|visitor-header)|domain\/(account\/person|money\/(scaled-text|pence)|region\/(region|spelling|currency)))\.|icons\/(icon|loader-circle|file-text)\.|src\/domain\/money\/format-money\.|icons\/(check|receipt-text|lock-keyhole)\./,
  },
  // What the pages for visitors share.
  { name: "front", test: /src\/web\/landing\/public-page\./ },
  // What every page but the start page may show.
  {
    name: "alerts",
    test: /src\/web\/(ui\/(button|alert|at-foot)|overlays\/(unreachable|toast-room))\.|icons\/(circle-exclamation-point|triangle-exclamation-point|circle-check|info|users|eye)\./,
  },
  {
    name: "fields",
    test: /src\/web\/ui\/(field|field-context|control-styles|framed-input|text-input)\./,
  },
  { name: "segmented", test: /src\/web\/ui\/segmented\./ },
  // The entry itself.
  { name: "start", tags: ["$initial" as const] },
  // Schemas, messages and the API call, which every screen with an account's data needs.
  {
    name: "schemas",
    test: /src\/(formats\/schemas\/|domain\/money\/counted\.|contract\/(account|wire|word-rules|route)|words\/(en-(us|au)|en-gb(?!\/(account|bring-in(-\w+)?|company|encrypting|forms|later|list-texts|new-account|new-profile|passphrase|printing|privacy|recovery|session-end|settings|starter|subscription|support|transfer)\.)|languages(?!\/(form|later|new-profile)-))\/)|src\/web\/base\/(messages|call|read-user)\./,
  },
  // The frame of the signed-in screens and what it needs.
  {
    name: "frame",
    test: /src\/web\/(app\/(signed-in-frame|protected)|base\/(today|focus-if-free)|tours\/completed-tours|overlays\/toast-card|ui\/(page-header|row-list-styles|section|skeleton|money-text|date-text|load-failed|disclosure|use-media-query|lock-text|optional-part)|tables\/show-more)\.|src\/domain\/(calendar\/|money\/(?!allocate|percent-of|rounding)|documents\/status\.)|src\/words\/labels\/(month-name|spoken-day|since-day|region-labels)\.|frame\/strip\.|icons\/(chevron-|lock\.|download\.|chart-column\.)/,
  },
  // What rows have: links, and what opens behind their buttons.
  {
    name: "row-parts",
    test: /src\/web\/(overlays\/(use-menu-button|loaded-part)|documents\/loaded-sending|ui\/list-link|tables\/record-rows|icons\/ellipsis)\./,
  },
  // The figures of the dashboard and of the tabs over lists.
  {
    name: "figures",
    test: /src\/(domain\/(documents\/kept-figures|money\/by-currency|reports\/month)|contract\/(stats|figures)|web\/(records\/stats-query|ui\/amounts))\./,
  },
  // Reading records, in lists and for the boxes of editors.
  {
    name: "reading",
    test: /src\/web\/(records\/(reading|list|queries|resources|list-names|by-name)|drafts\/prefill|keys\/screen-acts|ui\/(empty-state|select|use-folded-ahead)|base\/use-stable)\.|src\/(domain\/customers\/phone-number|words\/paper\/isolated)\.|icons\/(plus|list-plus|trash|pencil|arrow-(up|down))\./,
  },
  // What a search finds, in lists and under boxes.
  {
    name: "matches",
    test: /src\/(web\/ui\/combobox-matches|domain\/records\/search-text)\./,
  },
  // Numbers as they are typed, in documents and in forms.
  {
    name: "typed-numbers",
    test: /src\/domain\/(pricing\/line|documents\/typed-number|tax\/vat)\./,
  },
  // What quotes and invoices are called, in lists, views, editors and on the dashboard, and what of them is not saved yet.
  {
    name: "document-records",
    test: /src\/(web\/(records\/(document-kinds|status-looks)|drafts\/(draft-key-prefix|drafts-here|drafts-changed|quote-as-invoice|use-draft-owner)|documents\/(document-skeleton|next-number|load-sealing|send-look)|icons\/send)|domain\/(documents\/(quantity-rule|number-pattern|trade-document)|pricing\/default-terms)|contract\/document-summary|vault\/records\/document-head|words\/labels\/(document-labels|section-headings))\./,
  },
  // Quotes and invoices as rows of two lines with their main act, on the dashboard and in lists.
  {
    name: "rows",
    test: /src\/(web\/(documents\/(list-rows|main-act-button|status-text|act-looks)|dashboard\/today-query)|words\/labels\/period-name)\./,
  },
  // What saves and deletes records; below, what does it with quotes and invoices.
  {
    name: "changes",
    test: /node_modules\/@tanstack\/.*(useMutation|mutationObserver)\.|src\/vault\/records\/seal-(fields|envelope)\.|src\/web\/records\/(writing|lost-answers|record-changes)\./,
  },
  // Where quotes and invoices are read.
  {
    name: "documents",
    test: /src\/web\/(records\/document-resources|documents\/(document-queries|read-document|use-duplicate))\./,
  },
  { name: "document-changes", test: /src\/web\/documents\/document-(changes|gateway)\./ },
  // What is typed and not saved yet, in editors and above lists.
  {
    name: "drafts",
    test: /src\/web\/drafts\/(arrival|use-unsaved-drafts|document-draft)\.|src\/domain\/tax\/cis\./,
  },
  // Every list.
  {
    name: "lists",
    test: /src\/web\/(app\/list-transfer|records\/(reading-on|list-search|list-choice|shown-list|filter-button)|ui\/(search-input|text-order|badge)|tables\/(order-value|use-gradually)|base\/(use-remembered|kept-switch))\.|icons\/search-x\./,
  },
  // What a row of the list shares with the document's own screen.
  {
    name: "document-rows",
    test: /src\/web\/documents\/(status-menu|list-filter|address-line|act-looks)\./,
  },
  // What happened to documents, on their screens and on a customer's.
  { name: "sendings", test: /src\/web\/documents\/(use-sendings|timeline-events)\./ },
  // Lists that are tables.
  { name: "tables", test: /src\/web\/tables\/data-table\./ },
  // Lists of simple records.
  {
    name: "records",
    test: /src\/web\/(records\/(record-screen|list-texts|list-state|use-delete-record))\./,
  },
  // Materials and labour, also in editors.
  { name: "catalogue-data", test: /src\/web\/catalogue\/catalogue-queries\./ },
  {
    name: "catalogue",
    test: /src\/web\/catalogue\/(catalogue-frame|catalogue-rows|catalogue-cells|use-)/,
  },
  // What the editor of a phone has in its sheets alone.
  { name: "checkbox", test: /src\/web\/ui\/checkbox\./ },
  // The boxes and the foot of long forms.
  {
    name: "forms",
    test: /src\/web\/(ui\/((money|percent)-input|textarea|use-inert-while|footer-bar)|overlays\/use-leave-guard|base\/(rewriting|use-last|use-unsaved-work|local-settings))\.|src\/domain\/catalogue\/units\./,
  },
  // What keeps a form from being saved.
  {
    name: "form-errors",
    test: /src\/web\/(ui\/(error-summary|in-sight)|overlays\/regain-access-button)\./,
  },
  // What a paper is calculated from, and its totals and its firm on the screen.
  {
    name: "paper",
    test: /src\/(pdf\/(paper|total-rows)|words\/paper\/(paper-text|isolated)|domain\/pricing\/document-totals|web\/(records\/tamper-message|quoting\/amount-due|paper\/(use-missing-glyphs|use-letterhead|sum-row)))\./,
  },
  // The head of a paper, which the company's profile shows too, and all that one says.
  { name: "paper-head", test: /src\/(pdf\/letterhead|domain\/company\/bank-code)\./ },
  // Units as papers and rows of lines have them.
  { name: "units", test: /src\/words\/paper\/printed-unit\./ },
  { name: "paper-doc", test: /src\/pdf\/paper-doc\./ },
  // A document on the screen.
  {
    name: "document-view",
    test: /src\/web\/paper\/document-view\./,
  },
  // What searches have: the box of the header and of desk editors, and those of the sheets of phones.
  { name: "searching", test: /src\/web\/(ui\/use-marked-matches|icons\/(search|x))\./ },
  { name: "combobox", test: /src\/web\/ui\/combobox\./ },
  // What Send, the search and a customer's page share with the editor: without these they would load all of it.
  { name: "preview", test: /src\/web\/(paper\/(paper-preview|use-print-warning)|ui\/found-reasons)\./ },
  { name: "date-box", test: /src\/web\/ui\/date-box\./ },
  { name: "known-customer", test: /src\/domain\/customers\/known-customer\./ },
  // The editor of quotes and invoices, and what only one of a new document needs.
  {
    name: "editor",
    test: /src\/web\/quoting\/(started-editor|draft-items|starting-figures|line-problems)\./,
  },
  // What the boxes of a desk and the sheets of a phone share.
  {
    name: "boxes",
    test: /src\/web\/quoting\/(choose-customer|found-customer|customer-boxes|details-fields|totals-(fields|rows))\./,
  },
  { name: "new-document", test: /src\/web\/quoting\/(new-document|(quote|invoice)-editor-screen)\./ },
  // What an empty draft does without: what its lines are everywhere.
  { name: "lines", test: /src\/web\/quoting\/(line-(sections|amount)|copied-prices|send-button)\./ },
  // The form from 768 px on, and its lines.
  { name: "editor-desk", test: /src\/web\/quoting\/editor-desk\./ },
  { name: "editor-lines", test: /src\/web\/quoting\/(editor-lines|line-fields)\./ },
  // What checks and saves what was typed into the editor.
  { name: "saving", test: /src\/web\/quoting\/saving\./ },
  // What other screens show of the trial.
  { name: "strip", test: /src\/web\/frame\/strip\./ },
  // Prices of the list, and which of them are still guide prices.
  { name: "guide-marks", test: /src\/web\/(quoting\/guide-mark|records\/price-list)\./ },
  // What a trial and a first run say on the dashboard and at the head of other screens.
  {
    name: "first-days",
    test: /src\/web\/(dashboard\/(trial-line|getting-started)|billing\/subscription-query|tours\/(auto-tour|use-set-up))\./,
  },
  // A stored document as it is read, on its screen and in its editor.
  {
    name: "stored",
    test: /src\/(vault\/records\/(read-document|document-figures)|formats\/statements\/document-digests|web\/(documents\/document-states|icons\/file-question-mark))\./,
  },
  // The dashboard, which the root and a path of its own show.
  { name: "dashboard", test: /src\/web\/app\/(home|dashboard)\./ },
];

const named = "assets/[name]-[hash:7].js";

const preloads = shortPreloads();

/** The web app: src/web to dist/web. */
export default defineConfig({
  root: "src/web",
  plugins: [
    // React Compiler, for what says "use memo": all of the app would be 85 kB more, see docs/benchmarks.md.
    react({ compiler: { compilationMode: "annotation" } }),
    tailwindcss(),
    preloads.plugin,
    withoutServerFields(),
    withoutUnusedReact(),
    withoutInfiniteQueries(),
    firstFrame(fileURLToPath(new URL("src/web/first-frame.html", import.meta.url))),
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
    modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
    // One style sheet, which the page names and no script.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // What every screen needs, in one file: it packs better than ten.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: groups.map(first) },
        // Each script names those that it needs. Seven characters of a hash tell a thousand files apart.
        ...{ entryFileNames: named, chunkFileNames: named },
      },
    },
  },
  // What the PDF renderer does without, its worker does without too.
  worker: { format: "es", plugins: () => [withoutBrotli()] },
  server: { proxy: { "/api": "http://localhost:3000" } },
});

/** Gives a group its place, the first the highest. */
function first<Group extends object>(group: Group, index: number) {
  return { ...group, priority: groups.length - index };
}

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
