/** What the dashboard and the server say of the trial and the billing portal. */
export const billing = {
  trialActive: "Free Trial Active",
  autoBilling: "Auto-billing is set up - you'll be charged when your trial ends.",
  allFeatures: "All features are available during this period.",
  portalNotReady: "The billing portal is not set up yet. Please contact support.",
};
