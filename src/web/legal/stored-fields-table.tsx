import { type StoredFields, storedFields } from "#web/legal/stored-fields.ts";
import { surfaceStyles } from "#web/ui/card.tsx";

/** Which fields of which record the server can read, from the tables that the code itself goes by. */
export function StoredFieldsTable() {
  return (
    <ul className="flex flex-col gap-3">
      {storedFields().map((fields) => (
        <li key={fields.title} className={`${surfaceStyles} flex flex-col gap-3 p-4 md:p-5`}>
          <h3 className="font-semibold">{fields.title}</h3>
          <FieldNames fields={fields} />
        </li>
      ))}
    </ul>
  );
}

function FieldNames({ fields: { sealed, readable } }: { fields: StoredFields }) {
  return (
    <dl className="grid gap-3 text-sm md:grid-cols-2 md:gap-6">
      <div>
        <dt className="font-medium text-success-ink">Sealed in your browser</dt>
        <dd className="text-ink-soft">{sealed.join(", ")}</dd>
      </div>
      <div>
        <dt className="font-medium">Readable to the server</dt>
        <dd className="text-ink-soft">{readable.join(", ")}</dd>
      </div>
    </dl>
  );
}
