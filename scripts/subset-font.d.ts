/** The part of subset-font that fonts.ts uses; the package has no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    face: Uint8Array,
    text: string,
    options: {
      targetFormat: "sfnt";
      keepFeatures?: string[];
      noHinting: boolean;
      dropTables: string[];
    },
  ): Promise<Buffer>;
}
