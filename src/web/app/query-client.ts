import { QueryClient } from "@tanstack/react-query";
import { CallError } from "#web/app/call-error.ts";
import { queryRetries, timing } from "#web/app/timing.ts";

/** The cache of everything read from the server (specification 1 §7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: timing.queryFresh,
      gcTime: timing.queryKept,
      refetchOnWindowFocus: false,
      // Without a connection it is said so, not waited in silence; what is missing is read once there is one again.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: mayRetry,
      retryDelay: (attempt) => Math.min(timing.retryFirst * 2 ** attempt, timing.retryLongest),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** A refusal stays one; only what may pass by itself is tried again. */
function mayRetry(failures: number, error: Error): boolean {
  return mayPass(error) && failures < queryRetries;
}

/** Whether the same request may be answered a little later. */
export function mayPass(error: Error): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}
