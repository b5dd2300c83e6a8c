import { usePart } from "#web/overlays/use-part.ts";
import type { SmallPreviewProps } from "#web/paper/paper-thumbnail.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Loads the large preview when somebody reaches for it. */
export const loadPreview = () => import("#web/paper/preview-dialog.tsx");

const loadThumbnail = () => import("#web/paper/paper-thumbnail.tsx");

/** The small preview beside the editor, when there is room for it. */
export function SmallPreview(props: SmallPreviewProps) {
  const isWide = useMediaQuery("(width >= 1280px)");
  const part = usePart(loadThumbnail, isWide, leaveOut);
  return (
    isWide &&
    part && (
      <OptionalPart>
        <part.PaperThumbnail {...props} />
      </OptionalPart>
    )
  );
}

/** Does nothing, because the button for the large preview shows the error. */
function leaveOut(): void {}
