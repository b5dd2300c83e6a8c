import { readFileSync } from "node:fs";
import { localDate } from "#domain/calendar/local-date.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { aLine, anInvoice, aQuote, britishFirm } from "#test/pdf/sample-documents.ts";
import { logoDataUrl } from "../../scripts/demo/logo-png.ts";
import { readPrintOrder } from "../../scripts/read-print-order.ts";

/** A document of test/vectors, as `npm run pdf` prints it. */
function vector(name: string): PrintOrder {
  const file = new URL(`../vectors/document-${name}.json`, import.meta.url);
  return readPrintOrder(JSON.parse(readFileSync(file, "utf8")), localDate("2026-11-21"));
}

function withLogo(order: PrintOrder): PrintOrder {
  return { ...order, profile: order.profile && { ...order.profile, logoUrl: logoDataUrl() } };
}

const fortyLines = Array.from({ length: 40 }, (_, index) =>
  aLine(index % 3 === 0 ? "labour" : "material", `Item ${index + 1}`, [
    (index + 1) * 1000,
    1999 + index * 731,
  ]),
);

/** Long names, in the scripts that share the Latin face. */
const manyScripts: PrintOrder = {
  kind: "quote",
  mode: "customer-detailed",
  profile: {
    ...britishFirm,
    companyName: "Przedsiębiorstwo Usług Hydraulicznych i Grzewczych „Żółw i Źrebię” Spółka z o.o.",
    address: "ul. Świętokrzyska 123/45",
  },
  document: {
    ...aQuote,
    customerName: "Παναγιώτης-Αλέξανδρος Παπαδημητρακόπουλος-Χατζηγεωργίου",
    companyName: "Щербаков, Константинопольский и сыновья: водопровод, отопление и канализация",
    projectAddress: "Λεωφόρος Βασιλίσσης Σοφίας 1234, Διαμέρισμα Ω",
    projectDescription: "Wymiana kotła · Αντικατάσταση λέβητα · Замена котла",
    lineItems: [
      aLine("material", "Zawór bezpieczeństwa ćwierćobrotowy z końcówką gwintowaną ½″", [2000, 4875]),
      aLine("material", "Θερμοστατική βαλβίδα καλοριφέρ με αισθητήρα χώρου", [8000, 2399]),
      aLine("labour", "Монтаж, промывка и пусконаладка системы отопления", [14_500, 4200]),
    ],
  },
};

/** Armenian and Georgian, whose letters come from faces of their own, beside Latin figures and in bold. */
const scriptsOfTheCaucasus: PrintOrder = {
  kind: "quote",
  mode: "customer-detailed",
  profile: {
    ...britishFirm,
    companyName: "Հակոբյան և որդիք ՍՊԸ · ბერიძე და შვილები",
    address: "Աբովյան փողոց 12, բն․ 7, Երևան",
  },
  document: {
    ...aQuote,
    customerName: "Աննա Հակոբյան",
    companyName: "ნინო ბერიძე, შპს „წყალი და სითბო“",
    projectAddress: "რუსთაველის გამზირი 24, თბილისი 0108",
    projectDescription: "Լոգարանի վերանորոգում · სააბაზანოს რემონტი · ᲠᲔᲛᲝᲜᲢᲘ",
    lineItems: [
      aLine("material", "Ջրատաքացուցիչ 80 լ, ½″ միացում՝ փականով", [2000, 4875]),
      aLine("material", "თერმოსტატული სარქველი რადიატორისთვის", [8000, 2399]),
      aLine("labour", "Տեղադրում և կարգաբերում · მონტაჟი და გაშვება", [14_500, 4200]),
    ],
  },
};

/** The papers whose pages are compared pixel by pixel, by the names of their golden files. */
export const renderedPapers: Readonly<Record<string, PrintOrder>> = {
  "quote-detailed": withLogo(vector("quote")),
  "quote-simple": { ...vector("quote"), mode: "customer-simple" },
  "quote-us": vector("quote-us"),
  "quote-many-scripts": manyScripts,
  "quote-caucasus": scriptsOfTheCaucasus,
  "invoice-cis": vector("invoice-cis"),
  "invoice-reverse-charge": vector("invoice-reverse-charge"),
  "invoice-au": vector("invoice-au"),
  "quote-forty-lines": {
    kind: "quote",
    mode: "customer-detailed",
    profile: britishFirm,
    document: { ...aQuote, lineItems: fortyLines },
  },
  "invoice-no-profile": {
    kind: "invoice",
    mode: "customer-detailed",
    profile: null,
    document: anInvoice,
  },
};
