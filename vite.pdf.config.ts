import { defineConfig } from "vite";
import { withoutBrotli } from "./scripts/without-brotli.ts";

/**
 * The PDF renderer as one self-contained module: src/pdf to dist/pdf/pdf.js, which exports `renderPdf`, with the faces
 * beside it. The browser's worker and the server's threads can import this same file. Packages are taken in their
 * browser form; the bytes of a document are the same as those of the sources run by Node, which a test checks.
 */
export default defineConfig({
  // The faces, which are copied beside the module.
  publicDir: "src/pdf/faces",
  resolve: { conditions: ["browser", "module", "import", "default"] },
  plugins: [withoutBrotli()],
  build: {
    outDir: "dist/pdf",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/pdf/render-pdf.ts", formats: ["es"], fileName: () => "pdf.js" },
    reportCompressedSize: false,
  },
});
