import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import type { NavigationItem } from "#web/frame/navigation.ts";
import { BuildingComplex } from "#web/icons/building-complex.ts";
import { House } from "#web/icons/house.ts";
import { listKinds, listPaths } from "#web/records/list-paths.ts";
import { nouns } from "#web/records/nouns.ts";

/** The sidebar's entries in order, in the user's language. */
export function navigationItems(language: Language): NavigationItem[] {
  const lists = listKinds.map((kind) => {
    const { title, label = title, icon, under = [] } = nouns[kind];
    const href = listPaths[kind];
    return { href, label: spelled(label, language), icon, under: [href, ...under] };
  });
  return [
    { href: "/", label: "Dashboard", icon: House, exact: ["/", "/dashboard"] },
    ...lists,
    {
      href: "/company-profile",
      label: "Business Profile",
      icon: BuildingComplex,
      under: ["/company-profile"],
    },
  ];
}
