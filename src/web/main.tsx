import "#web/styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RootFrame } from "#web/app/root-frame.tsx";
import { prepare } from "#web/app/routes.ts";
import { queryClient } from "#web/base/query-client.ts";
import { leaveVaultBy } from "#web/base/user-query.ts";
import { startRouting } from "#web/routing/navigation.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root");

leaveVaultBy(async (userId) => (await import("#web/vault/vault-session.ts")).leaveEncryption(userId));

startRouting(prepare);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RootFrame />
    </QueryClientProvider>
  </StrictMode>,
);
