import "#web/styles.css";
import "#web/base/schema-settings.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { router } from "#web/app/router.tsx";
import { queryClient } from "#web/base/query-client.ts";
import { leaveVaultBy } from "#web/base/user-query.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root");

leaveVaultBy(async (userId) => (await import("#web/vault/vault-session.ts")).leaveEncryption(userId));

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
