/** The headings of a file of what was left out; of contacts it has all that is read, under headings that are known. */
export const leftOutHeadings = {
  row: "Row",
  contact: ["Name", "Company", "Phone", "Email", "Address", "Notes"],
  why: "Left out because",
};
