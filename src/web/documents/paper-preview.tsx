import type { SmallPreviewProps } from "#web/documents/paper-sheet.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { usePart } from "#web/ui/use-part.ts";

/** Loads what the paper is drawn with; an editor can be written in before that. */
export const loadPaper = () => import("#web/documents/paper-sheet.tsx");

/** The paper, small, beside the editor, where there is room for it. */
export function SmallPreview(props: SmallPreviewProps) {
  const isWide = useMediaQuery("(width >= 1280px)");
  const part = usePart(loadPaper, isWide, leaveOut);
  return (
    isWide &&
    part && (
      <OptionalPart>
        <part.PaperThumbnail {...props} />
      </OptionalPart>
    )
  );
}

/** The button for the large one says what is wrong. */
function leaveOut(): void {}
