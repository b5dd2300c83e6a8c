import { Download } from "lucide-react";
import { messages } from "#web/base/messages.ts";
import { ExportList } from "#web/export/export-list.tsx";
import { useWholeAccount } from "#web/export/use-whole-account.ts";
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
export function ExportScreen() {
  const language = useLanguage();
  return (
    <>
      <WholeAccountCard />
      {kinds.map((kind) => (
        <ExportList key={kind} kind={kind} language={language} />
      ))}
    </>
  );
}

function WholeAccountCard() {
  const { packing, start, cancel } = useWholeAccount();
  return (
    <Card
      title={messages().export.title}
      description={messages().export.description}
      footer={
        packing ? (
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button onClick={() => void start()}>
            <Download aria-hidden /> {messages().export.title}
          </Button>
        )
      }
    >
      {packing && (
        <Progress
          label={messages().export.working}
          value={packing.done}
          max={packing.all}
          detail={`${packing.done} of ${packing.all} documents`}
        />
      )}
    </Card>
  );
}
