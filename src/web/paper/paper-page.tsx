import { memo } from "react";
import type { Colour } from "#pdf/colour.ts";
import type { Doc } from "#pdf/doc.ts";
import type { DrawnPage } from "#pdf/page-shapes.ts";
import { paperSizes, stepsPerPoint } from "#pdf/paper-sizes.ts";

interface PaperPageProps {
  /** null until it is drawn: a blank sheet, as large as the page. */
  page: DrawnPage | null;
  size: Doc["size"];
  /** The data URL of the firm's logo. */
  logo: string | null;
}

/**
 * One page as the PDF has it, as wide as its place. White in every theme, as paper is; screen readers have the words
 * beside it.
 */
export const PaperPage = memo(function PaperPage({ page, size, logo }: PaperPageProps) {
  const [width, height] = paperSizes[size];
  return (
    <svg
      aria-hidden
      data-drawn={page ? "" : undefined}
      viewBox={`0 0 ${width} ${height}`}
      className={pageStyles}
    >
      <g transform={`scale(${1 / stepsPerPoint})`}>
        {page?.logos.map((box) => (
          <image key={`${box.x} ${box.y}`} href={logo ?? undefined} preserveAspectRatio="none" {...box} />
        ))}
        {page?.shapes.map(({ path, colour, stroke }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names, so the order identifies them
            key={index}
            d={path}
            fill={cssColour(colour)}
            {...(stroke > 0 && { stroke: cssColour(colour), strokeWidth: stroke })}
          />
        ))}
      </g>
    </svg>
  );
});

const pageStyles = [
  "block w-full rounded-xl border border-line bg-[#fff] forced-color-adjust-none",
  "print:max-h-screen print:break-after-page print:rounded-none print:border-0 print:last:break-after-auto",
].join(" ");

function cssColour([red, green, blue]: Colour): string {
  return `rgb(${red} ${green} ${blue})`;
}

/** What all pages of a document have in common. */
export function sheetOf(doc: Doc): Pick<PaperPageProps, "size" | "logo"> {
  const letterhead = doc.opening.find((block) => block.kind === "letterhead");
  return { size: doc.size, logo: letterhead?.logo ?? null };
}
