import { Clock } from "#web/icons/clock.ts";
import { FileText } from "#web/icons/file-text.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Package } from "#web/icons/package.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Users } from "#web/icons/users.ts";
import type { ListKind } from "#web/records/list-paths.ts";

/** What the frame shows of a noun before its screen is loaded. Texts are British, and are shown as `spelled` says. */
interface Noun {
  /** The heading of its list. */
  title: string;
  subtitle: string;
  /** Its entry in the sidebar, where that is not the title. */
  label?: string;
  icon: IconComponent;
  /** Other addresses on which the sidebar marks its entry, with everything under them. */
  under?: readonly string[];
}

/** See [Note: The table of nouns]. */
export const nouns: Record<ListKind, Noun> = {
  quote: {
    title: "Quotes",
    subtitle: "Prices you have offered",
    icon: FileText,
    under: ["/quote-builder"],
  },
  invoice: { title: "Invoices", subtitle: "What you are owed", icon: ReceiptText },
  material: {
    title: "Materials & Products",
    subtitle: "What you buy and sell",
    label: "Materials",
    icon: Package,
  },
  laborItem: {
    title: "Services & Time",
    subtitle: "Your rates",
    label: "Labour Management",
    icon: Clock,
  },
  customer: { title: "Customers", subtitle: "The people you work for", icon: Users },
};
