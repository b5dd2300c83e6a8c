import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isHandedOver, taxKeyOf } from "#web/export/hand-over-invoices.ts";
import {
  defaultAccount,
  defaultTaxName,
  type HandOverProgram,
  type InvoiceProgram,
  type ProgramTerms,
  type TaxKey,
  takesInvoices,
} from "#web/export/hand-over-programs.ts";
import { readList } from "#web/export/read-list.ts";
import { useHandOver } from "#web/export/use-hand-over.ts";
import { Download } from "#web/icons/download.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const programs: SelectOption<HandOverProgram>[] = [
  { value: "xero", label: "Xero" },
  { value: "quickbooks", label: "QuickBooks" },
  { value: "sage", label: "Sage" },
  { value: "freeagent", label: "FreeAgent" },
  { value: "google", label: "Google Contacts" },
  { value: "phone", label: "Phone contacts" },
];

const hints: Readonly<Record<HandOverProgram, string>> = {
  xero: "For Contacts, Import and Sales, Import. Amounts are without tax.",
  quickbooks: "For Import data: Customers, and Invoices. Amounts are without tax.",
  sage: "Customers for Sage Accounting; invoices as audit trail transactions for Sage 50.",
  freeagent: "For Contacts, Import. FreeAgent takes no invoices from a file.",
  google: "For contacts.google.com, Import.",
  phone: "One file of contacts. Open it on the phone, and the phone offers to add them.",
};

/** Where it is kept what each program calls the account of sales and the taxes. */
export interface HandOverMemory {
  /** By program. @throws CallError */
  read(client: QueryClient): Promise<Readonly<Record<string, ProgramTerms>>>;
  /** @throws VaultError, CallError */
  keep(client: QueryClient, program: InvoiceProgram, terms: ProgramTerms): Promise<void>;
}

/** What the card is given by the app: what is kept of the programs is kept with the memory of imports. */
export interface HandOverProps {
  memory: HandOverMemory;
}

/** Files of customers and invoices in the headings of another program, made on this device. */
export function HandOverCard({ memory }: HandOverProps) {
  const [program, setProgram] = useState<HandOverProgram>("xero");
  const [asked, setAsked] = useState<HandOverProgram | null>(null);
  const { working, progress, cancel, customers, invoices } = useHandOver();
  return (
    <Card
      title="For another program"
      description="Customers and invoices in the columns that your accounts program or phone asks for. The files are made on this device."
    >
      <Field label="Program" hint={hints[program]}>
        <Select options={programs} value={program} onValueChange={setProgram} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          loading={working === "customers"}
          disabled={working !== null}
          onClick={() => void customers(program)}
        >
          <Download aria-hidden /> Customers for {labelOf(program)}
        </Button>
        {takesInvoices(program) && (
          <Button
            variant="secondary"
            aria-expanded={asked === program}
            disabled={working !== null}
            onClick={() => setAsked(asked === program ? null : program)}
          >
            Invoices for {labelOf(program)}
          </Button>
        )}
      </div>
      {takesInvoices(program) && asked === program && (
        <InvoicePart
          key={program}
          {...{ program, memory }}
          disabled={working !== null}
          start={(terms) => void invoices(program, terms)}
        />
      )}
      {progress && (
        <>
          <Progress
            label="Reading your invoices"
            value={progress.done}
            max={progress.all}
            detail={`${progress.done} of ${progress.all} invoices`}
          />
          <div>
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function labelOf(program: HandOverProgram): string {
  return programs.find(({ value }) => value === program)?.label ?? program;
}

interface InvoicePartProps extends HandOverProps {
  program: InvoiceProgram;
  disabled: boolean;
  start: (terms: ProgramTerms) => void;
}

/** Reads which taxes the invoices have, and what was said of the program the last time. */
function InvoicePart(props: InvoicePartProps) {
  const client = useQueryClient();
  const { data: list } = useQuery({
    queryKey: ["export", "invoice"],
    queryFn: () => readList(client, "invoice", { fresh: false }),
    staleTime: 0,
  });
  const { data: kept, isError } = useQuery({
    queryKey: ["export", "terms"],
    queryFn: () => props.memory.read(client),
    staleTime: 0,
  });
  const found = [...new Set((list?.records ?? []).filter(isHandedOver).map(taxKeyOf))];
  if (!list || !(kept || isError)) return <Skeleton className="h-24" />;
  if (found.length === 0) return <p className="text-ink-soft">There are no invoices yet.</p>;
  return <InvoiceTerms {...props} found={found} known={kept?.[props.program]} />;
}

interface InvoiceTermsProps extends InvoicePartProps {
  found: readonly TaxKey[];
  /** What was said the last time. */
  known: ProgramTerms | undefined;
}

/** What the program calls the account of sales and each tax that the invoices have, and the button. */
function InvoiceTerms({ program, memory, disabled, start, found, known }: InvoiceTermsProps) {
  const client = useQueryClient();
  const [account, setAccount] = useState(() => known?.account ?? defaultAccount(program));
  const [typed, setTyped] = useState<ProgramTerms["taxes"]>(() => known?.taxes ?? {});
  const nameOf = (tax: TaxKey) => typed[tax] ?? defaultTaxName(program, tax);
  const taxes = Object.fromEntries(found.map((tax) => [tax, nameOf(tax)]));
  const download = () => {
    const terms = { account: account.trim(), taxes };
    // That it is not remembered is no reason to stop anybody.
    void memory.keep(client, program, terms).catch(() => undefined);
    start(terms);
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={program === "quickbooks" ? "Product or service" : "Account code of sales"}>
          <TextInput value={account} onValueChange={setAccount} autoCapitalize="off" spellCheck={false} />
        </Field>
        {found.map((tax) => (
          <Field key={tax} label={`What ${labelOf(program)} calls ${labelOfTax(tax)}`}>
            <TextInput
              value={nameOf(tax)}
              onValueChange={(name) => setTyped({ ...typed, [tax]: name })}
              autoCapitalize="off"
              spellCheck={false}
            />
          </Field>
        ))}
      </div>
      <p className="text-ink-soft text-sm">
        One row for each line; a discount is a row of its own. CIS deductions are not in the file, and
        cancelled invoices are left out.
      </p>
      <div>
        <Button
          variant="secondary"
          disabled={disabled || account.trim() === "" || found.some((tax) => nameOf(tax).trim() === "")}
          onClick={download}
        >
          <Download aria-hidden /> Download invoices
        </Button>
      </div>
    </>
  );
}

function labelOfTax(tax: TaxKey): string {
  return tax === "reverse" ? "the reverse charge" : `tax at ${tax}%`;
}
