import { useState } from "react";
import { measurementSystems } from "#domain/catalogue/units.ts";
import type { Language } from "#domain/region/region.ts";
import { useKeptSwitch } from "#web/base/kept-switch.ts";
import { keepLocalSettings, type LocalSettings, readLocalSettings } from "#web/base/local-settings.ts";
import { hasSingleKeys, keepSingleKeys } from "#web/keys/single-keys.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { compactTables } from "#web/tables/compact-tables.ts";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { Select } from "#web/ui/select.tsx";

const systems = measurementSystems.map((value) => ({
  value,
  label: { metric: "Metric", imperial: "Imperial" }[value],
}));

/**
 * The settings that only this device stores (decision A15), saved as soon as they change: which units come first and,
 * until a profile exists, the percentages of a new quote. Each region has its own.
 */
export function DeviceCard() {
  const language = useLanguage();
  return (
    <Card title="On this device" description="Kept in this browser alone, as soon as you change it.">
      <DeviceSettings key={language} language={language} />
      <SingleKeys />
      <CompactTables />
    </Card>
  );
}

function SingleKeys() {
  const [isOn, setOn] = useState(() => hasSingleKeys(localStorage));
  return (
    <Checkbox
      label="Single-key shortcuts"
      hint="N, J, K, E, S and others without Ctrl; press ? for all of them"
      checked={isOn}
      onCheckedChange={(checked) => {
        setOn(checked);
        keepSingleKeys(localStorage, checked);
      }}
    />
  );
}

function CompactTables() {
  const [isOn, toggle] = useKeptSwitch(compactTables);
  return (
    <div className="pointer-coarse:hidden">
      <Checkbox
        label="Compact tables"
        hint="More rows at a time in the lists"
        checked={isOn}
        onCheckedChange={toggle}
      />
    </div>
  );
}

function DeviceSettings({ language }: { language: Language }) {
  const { data: profile } = useCompanyProfile();
  const [settings, setSettings] = useState(() => readLocalSettings(localStorage, language));
  const change = (part: Partial<LocalSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    keepLocalSettings(localStorage, next);
  };
  return (
    <>
      <Field label="Measurement system" hint="Its units stand first where you choose one">
        <Select
          options={systems}
          value={settings.measurementSystem}
          onValueChange={(measurementSystem) =>
            change({ measurementSystem: measurementSystem as LocalSettings["measurementSystem"] })
          }
        />
      </Field>
      {profile === null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Default markup" hint="Until there is a business profile">
            <PercentInput
              value={settings.defaultMarkup}
              onValueChange={(defaultMarkup) => change({ defaultMarkup })}
            />
          </Field>
          <Field label="Default tax" hint="Until there is a business profile">
            <PercentInput
              value={settings.defaultTax}
              onValueChange={(defaultTax) => change({ defaultTax })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
