import { formatCount } from "#domain/money/format-count.ts";
import { downloadCsv } from "#web/export/download-csv.ts";
import { Download } from "#web/icons/download.ts";
import { type ImportDraft, sheetOf } from "#web/import/import-draft.ts";
import type { RowProblem } from "#web/import/import-plan.ts";
import { problemRows } from "#web/import/problem-rows.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

interface ProblemListProps {
  draft: ImportDraft;
  problems: readonly RowProblem[];
}

const problemsAtOnce = 10;

/** Every error with its row, column and message, and a download of the rows at fault, to be corrected. */
export function ProblemList({ draft, problems }: ProblemListProps) {
  const [shown, more] = useShowMore(problems, problemsAtOnce);
  const rows = new Set(problems.map(({ row }) => row)).size;
  const name = `${draft.file.name.replace(/\.\w+$/, "")}-errors.csv`;
  return (
    <>
      <Alert
        variant="danger"
        title={`${formatCount(rows)} ${rows === 1 ? "row has an error" : "rows have errors"}. Nothing is saved until the file is right.`}
        actions={
          <Button
            variant="secondary"
            size="small"
            onClick={() => downloadCsv(name, problemRows(sheetOf(draft), problems))}
          >
            <Download aria-hidden /> Download the rows with errors
          </Button>
        }
        live
      />
      <ul aria-label="Errors" className="flex flex-col divide-y divide-line rounded-xl border border-line">
        {shown.map((problem) => (
          <li
            key={`${problem.row} ${problem.column} ${problem.message}`}
            className="flex flex-col px-4 py-2.5"
          >
            <span className="text-ink-soft text-sm">{placeOf(problem)}</span>
            <span className="wrap-anywhere">{problem.message}</span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** "Row 4, Price: “POA”" */
function placeOf({ row, column, value }: RowProblem): string {
  const place = column === null ? `Row ${row}` : `Row ${row}, ${column}`;
  const shown = value.length > 60 ? `${value.slice(0, 60)}...` : value;
  return shown === "" ? place : `${place}: “${shown}”`;
}
