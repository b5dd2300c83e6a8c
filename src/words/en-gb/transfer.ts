/** The download of everything. */
export const exported = {
  title: "Download everything",
  description:
    "One ZIP file: all your data as JSON, each list as CSV, and a PDF of every quote and invoice. It is opened and packed in this browser.",
  working: "Packing your data",
  done: "Your data is downloaded",
  failed: "Your data could not be packed. Please try again.",
};
