import "#web/styles.css";
import { deriveKey } from "#web/vault/kdf.ts";
console.log(deriveKey);
