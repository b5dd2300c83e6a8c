/** How much of an account is set up. */
export interface SetUp {
  hasCompanyName: boolean;
  hasMaterials: boolean;
  hasLabour: boolean;
  hasQuotes: boolean;
}

/** An account counts as set up with a company name, a material and a labour item. */
export function isSetUp({ hasCompanyName, hasMaterials, hasLabour }: SetUp): boolean {
  return hasCompanyName && hasMaterials && hasLabour;
}
