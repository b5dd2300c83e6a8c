/** What an account has by now. */
export interface SetUp {
  hasCompanyName: boolean;
  hasMaterials: boolean;
  hasLabour: boolean;
  hasQuotes: boolean;
}

/** An account counts as set up with a company name, a material and a labour item (specification 1 §4). */
export function isSetUp({ hasCompanyName, hasMaterials, hasLabour }: SetUp): boolean {
  return hasCompanyName && hasMaterials && hasLabour;
}
