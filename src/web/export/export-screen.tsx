import { useState } from "react";
import { laterMessages } from "#web/base/later-messages.ts";
import { ExportList } from "#web/export/export-list.tsx";
import { HandOverCard, type HandOverProps } from "#web/export/hand-over-card.tsx";
import { useWholeAccount } from "#web/export/use-whole-account.ts";
import { Download } from "#web/icons/download.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { isDocument, kindsInFiles } from "#web/records/noun-records.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** Documents come first. */
const kinds = [
  ...kindsInFiles.filter((kind) => isDocument(kind)),
  ...kindsInFiles.filter((kind) => !isDocument(kind)),
];

/**
 * All of a person's data to read and to download, with or without a subscription (decision A1). Nothing here changes
 * any data.
 */
export function ExportScreen({ memory }: HandOverProps) {
  const language = useLanguage();
  const [read, setRead] = useState<ReadonlySet<ListKind>>(new Set());
  return (
    <>
      <WholeAccountCard />
      <HandOverCard memory={memory} />
      {kinds.map((kind, index) => (
        // Each list appears below those that have been read, so that none is pushed down. All are read at once.
        <div key={kind} hidden={kinds.slice(0, index).some((earlier) => !read.has(earlier))}>
          <ExportList
            kind={kind}
            language={language}
            onRead={() => setRead((all) => new Set(all).add(kind))}
          />
        </div>
      ))}
    </>
  );
}

function WholeAccountCard() {
  const { packing, start, cancel } = useWholeAccount();
  return (
    <Card
      title={laterMessages().export.title}
      description={laterMessages().export.description}
      footer={
        packing ? (
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button onClick={() => void start()}>
            <Download aria-hidden /> {laterMessages().export.title}
          </Button>
        )
      }
    >
      {packing && (
        <Progress
          label={laterMessages().export.working}
          value={packing.done}
          max={packing.all}
          detail={`${packing.done} of ${packing.all} documents`}
        />
      )}
    </Card>
  );
}
