import "#web/styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { queryClient } from "#web/app/query-client.ts";
import { router } from "#web/app/router.tsx";

// The page's policy forbids the compiling of schemas at run time; without asking, zod does not try.
z.config({ jitless: true });

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root");

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
