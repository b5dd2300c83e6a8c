import { usePart, useWasIdle } from "#web/overlays/use-part.ts";
import type { SmallPreviewProps } from "#web/paper/paper-thumbnail.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Loads the large preview when somebody reaches for it. */
export const loadPreview = () => import("#web/paper/preview-dialog.tsx");

const loadThumbnail = () => import("#web/paper/paper-thumbnail.tsx");

/**
 * The small preview beside the editor, when there is room for it. It comes once the browser is idle; where that is to
 * save data, with the first change.
 */
export function SmallPreview({ isChanged, ...props }: SmallPreviewProps & { isChanged: boolean }) {
  const isWide = useMediaQuery("(width >= 1280px)");
  const wasIdle = useWasIdle();
  const part = usePart(loadThumbnail, isWide && (wasIdle || isChanged), leaveOut);
  return (
    isWide &&
    part && (
      <OptionalPart>
        <div className="beside-form">
          <part.PaperThumbnail {...props} />
        </div>
      </OptionalPart>
    )
  );
}

/** Does nothing, because the button for the large preview shows the error. */
function leaveOut(): void {}
