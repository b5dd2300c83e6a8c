import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Its full name for screen readers, which contains the label. */
  name?: string;
  /** What the tab shows. Rendered only while the tab is chosen. */
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs: "Views of this quote". */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Views of one thing, one shown at a time. When the row of tabs is too long, it scrolls sideways by itself. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const choose = (next: unknown) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onValueChange(tab.value);
  };
  return (
    <BaseTabs.Root value={value} onValueChange={choose} className="flex min-w-0 flex-col gap-4">
      <BaseTabs.List aria-label={label} activateOnFocus className={listStyles}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} aria-label={tab.name} className={tabStyles}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="min-w-0 rounded-lg">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

const listStyles =
  "flex gap-1 overflow-x-auto border-line border-b p-1 pb-0 [scrollbar-width:none] print:hidden";
const tabStyles = [
  "relative min-h-11 shrink-0 whitespace-nowrap rounded-t-lg px-2 font-medium text-ink-soft text-sm -outline-offset-3!",
  "md:px-3 md:text-base",
  "hover:text-ink data-active:text-ink after:absolute after:inset-x-2 after:-bottom-px after:h-[3px]",
  "after:rounded-full data-active:after:bg-ink",
].join(" ");
