import { useState } from "react";
import { savesData } from "#web/base/saves-data.ts";
import { usePart, useWasIdle } from "#web/overlays/use-part.ts";
import type { SmallPreviewProps } from "#web/paper/paper-thumbnail.tsx";
import { Button } from "#web/ui/button.tsx";
import { OptionalPart } from "#web/ui/optional-part.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Loads the large preview when somebody reaches for it. */
export const loadPreview = () => import("#web/paper/preview-dialog.tsx");

const loadThumbnail = () => import("#web/paper/paper-thumbnail.tsx");

/**
 * The small preview beside the editor, when there is room for it. It comes once the browser is idle; where that is to
 * save data, with a press or the first change.
 */
export function SmallPreview({ isChanged, ...props }: SmallPreviewProps & { isChanged: boolean }) {
  const isWide = useMediaQuery("(width >= 1280px)");
  const wasIdle = useWasIdle();
  const [isAsked, setAsked] = useState(false);
  // The button for the large preview shows the error.
  const part = usePart(loadThumbnail, isWide && (wasIdle || isChanged || isAsked), () => setAsked(false));
  if (!isWide || (!part && !savesData())) return null;
  return (
    <OptionalPart>
      {part ? (
        <part.PaperThumbnail {...props} />
      ) : (
        <div className="beside-form">
          <Button variant="secondary" loading={isAsked} onClick={() => setAsked(true)}>
            Show the page
          </Button>
        </div>
      )}
    </OptionalPart>
  );
}
