import { ensureBuilt, ensureInstalled } from "./prepared.mjs";

ensureInstalled();
ensureBuilt();
