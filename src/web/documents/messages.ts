import { invoiceMessages } from "#contract/invoices.ts";
import { quoteMessages } from "#contract/quotes.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";

/** The words of quotes and invoices as specification 2 §5 and §8 have them. */
interface KindMessages {
  customerName: string;
  customerEmail: string | null;
  invalidEmail: string;
  noLines: string;
  created: string;
  updated: string;
  deleted: string;
  statusUpdated: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  statusFailed: string;
  confirmDelete: string;
  restored: string;
  restoreFailed: string;
  notFound: string;
  shareFailed: string;
  shared: string;
}

export const documentMessages: Record<DocumentKind, KindMessages> = {
  quote: {
    customerName: quoteMessages.customerName,
    customerEmail: quoteMessages.customerEmail,
    invalidEmail: "Invalid email address",
    noLines: "At least one line item is required",
    created: "Quote created successfully",
    updated: "Quote updated successfully",
    deleted: "Quote deleted successfully",
    statusUpdated: "Quote status updated successfully",
    createFailed: "Failed to create quote",
    updateFailed: "Failed to update quote",
    deleteFailed: "Failed to delete quote",
    statusFailed: "Failed to update quote status",
    confirmDelete: "Are you sure you want to delete this quote?",
    restored: "Quote restored",
    restoreFailed: "Failed to restore quote",
    notFound: "Quote not found",
    shareFailed: "Failed to share quote. Please try again.",
    shared: "Quote shared successfully",
  },
  invoice: {
    customerName: invoiceMessages.customerName,
    customerEmail: null,
    invalidEmail: "Invalid email",
    noLines: "Please add at least one line item.",
    created: "Invoice created successfully",
    updated: "Invoice updated successfully",
    deleted: "Invoice deleted successfully",
    statusUpdated: "Invoice status updated successfully",
    createFailed: "Failed to create invoice.",
    updateFailed: "Failed to update invoice.",
    deleteFailed: "Failed to delete invoice",
    statusFailed: "Failed to update invoice status",
    confirmDelete: "Are you sure you want to delete this invoice?",
    restored: "Invoice restored",
    restoreFailed: "Failed to restore invoice",
    notFound: "Invoice not found",
    shareFailed: "Failed to share invoice. Please try again.",
    shared: "Invoice shared successfully",
  },
};

export const itemMessages = {
  noMaterial: "Please select a material item",
  noLabour: "Please select a labour item",
  noName: "Please enter a custom item name",
  noCost: "Please enter a valid cost for the custom item",
  noDescription: "Please enter a description",
  noType: "Please select an item type",
  wrongCost: "Enter a cost such as 12.50, or leave it empty",
  wrongPrice: "Enter a price such as 12.50",
};

export const conversionMessages = {
  converted: "Quote converted to invoice successfully",
  failed: "Failed to convert quote to invoice",
};

export const summaryMessages = {
  updated: "Work summary updated successfully",
  failed: "Failed to update work summary",
};

export const numberMessages = {
  required: invoiceMessages.invoiceNumber,
  updated: "Invoice number updated successfully",
  failed: "Failed to update invoice number",
};

export const pdfMessages = {
  failed: "Failed to generate PDF",
  failedTryAgain: "Failed to generate PDF. Please try again.",
  notPdf: "Server did not return a PDF file",
  downloadFailed: "Download Failed",
  openingFailed: "PDF Opening Failed",
  downloaded: "PDF Downloaded",
  ready: "PDF Ready",
  shareFailed: "Share Failed",
  cannotShare: "Sharing Not Available",
  useDownload: "This browser cannot share files. Please use Download PDF and send the file yourself.",
};

export const recordMessages = {
  locked: "Enter your passphrase to read it.",
  tampered:
    "This record was changed outside of Quotewright and cannot be trusted. It is not shown, printed or shared.",
  conflict: "This document was changed elsewhere while you were editing. What you typed is still here.",
};
