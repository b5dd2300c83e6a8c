import { Clock, FileText, type LucideIcon, Package, Receipt, Users } from "lucide-react";
import type { ListKind } from "#web/records/list-paths.ts";

/** What the frame shows of a noun before its screen is loaded. Texts are British, and are shown as `spelled` says. */
interface Noun {
  /** The heading of its list. */
  title: string;
  subtitle: string;
  /** Its entry in the sidebar, where that is not the title. */
  label?: string;
  icon: LucideIcon;
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
  invoice: { title: "Invoices", subtitle: "What you are owed", icon: Receipt },
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
