import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * State of a list, such as its search and order, that outlives leaving the screen. It is kept beside what was read
 * from the server, in memory alone, for a search may hold a customer's name; signing out empties it as well.
 *
 * @param name of the list, unlike any other: "materials"
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
