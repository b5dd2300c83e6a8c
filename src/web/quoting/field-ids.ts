/** The ids of the controls that can have an error. */
export const fieldIds = {
  customerName: "customer-name",
  customerEmail: "customer-email",
  customerPhone: "customer-phone",
  date: "document-date",
  until: "document-until",
  number: "invoice-number",
  items: "add-item",
  markupPercent: "markup-percent",
  discountPercent: "discount-percent",
  taxPercent: "tax-percent",
  total: "markup-percent",
  /** The row of a line on a phone, which opens it. */
  line: (id: string) => `line-${id}`,
  lineName: (id: string) => `line-name-${id}`,
  lineQuantity: (id: string) => `line-quantity-${id}`,
  linePrice: (id: string) => `line-price-${id}`,
} as const;

/** The fields of a document's customer that can have an error. */
export const customerFieldIds = [fieldIds.customerName, fieldIds.customerEmail, fieldIds.customerPhone];
