import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * State of a list, such as its search and sort order, that survives leaving the screen. It is stored in the query
 * cache, in memory alone, because a search may contain a customer's name; signing out clears it as well.
 *
 * @param name unique name of the list: "materials"
 */
export function useRemembered<State extends object>(
  name: string,
  initial: State,
): [State, (change: Partial<State>) => void] {
  const client = useQueryClient();
  const key = ["remembered", name];
  const [state, setState] = useState<State>(() => client.getQueryData<State>(key) ?? initial);
  const change = (next: Partial<State>) => {
    const changed = { ...state, ...next };
    client.setQueryData<State>(key, changed);
    setState(changed);
  };
  return [state, change];
}
