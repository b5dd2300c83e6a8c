import { wordNounRoutes } from "#contract/word-noun-routes.ts";

export const customerRoutes = wordNounRoutes.customers;
