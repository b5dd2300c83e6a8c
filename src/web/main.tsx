import "#web/styles.css";
import "#web/app/schema-settings.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "#web/app/query-client.ts";
import { router } from "#web/app/router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
