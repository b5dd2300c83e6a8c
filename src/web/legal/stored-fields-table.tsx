import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { type StoredFields, storedFields } from "#web/legal/stored-fields.ts";
import { surfaceStyles } from "#web/ui/card.tsx";

/** Shows which fields of which record the server can read. The code itself works from the same tables. */
export function StoredFieldsTable({ language }: { language: Language }) {
  return (
    <ul className="flex flex-col gap-3">
      {storedFields().map((fields) => (
        <li key={fields.title} className={`${surfaceStyles} flex flex-col gap-3 p-4 md:p-5`}>
          <h3 className="font-semibold">{spelled(fields.title, language)}</h3>
          <FieldNames fields={fields} language={language} />
        </li>
      ))}
    </ul>
  );
}

interface FieldNamesProps {
  fields: StoredFields;
  language: Language;
}

function FieldNames({ fields: { sealed, readable }, language }: FieldNamesProps) {
  return (
    <dl className="grid gap-3 text-sm md:grid-cols-2 md:gap-6">
      <div>
        <dt className="font-medium text-success-ink">Sealed in your browser</dt>
        <dd className="text-ink-soft">{spelled(sealed.join(", "), language)}</dd>
      </div>
      <div>
        <dt className="font-medium">Readable to the server</dt>
        <dd className="text-ink-soft">{spelled(readable.join(", "), language)}</dd>
      </div>
    </dl>
  );
}
