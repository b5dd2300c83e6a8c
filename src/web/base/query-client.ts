import { QueryClient } from "@tanstack/react-query";
import { CallError } from "#web/base/call-error.ts";
import { queryRetries, timing } from "#web/base/timing.ts";

/** The cache of everything read from the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: timing.queryFresh,
      gcTime: timing.queryKept,
      refetchOnWindowFocus: false,
      // Without a connection a query fails at once and says so, instead of waiting; it is refetched on reconnecting.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: mayRetry,
      retryDelay: (attempt) => Math.min(timing.retryFirst * 2 ** attempt, timing.retryLongest),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Only an error that may pass by itself is retried; a refusal would be the same again. */
function mayRetry(failures: number, error: Error): boolean {
  return mayPass(error) && failures < queryRetries;
}

/** Whether the same request may succeed a little later. */
export function mayPass(error: Error): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}
