/** What is said of a company profile while it is made, by its form and by a new account's first answers. */
export const newProfile = {
  created: "Company profile created successfully",
  notCreated: "Failed to create company profile",
  nameRequired: "Company name is required",
  vatRateRange: "VAT rate must be between 0 and 100",
  defaultMarkupRange: "Default markup must be between 0 and 1000",
};
