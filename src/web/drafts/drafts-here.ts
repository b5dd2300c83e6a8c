import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { draftKeyPrefix } from "#web/drafts/draft-key-prefix.ts";
import { draftsQueryName, sayDraftsChanged } from "#web/drafts/drafts-changed.ts";

/**
 * Whether any draft is stored on this device, of any account and readable or not. Most devices have none most of the
 * time, so a list loads the script that opens and shows them only when this is true.
 */
export function useDraftsHere(): boolean {
  const { data } = useQuery({
    queryKey: [draftsQueryName, "here"],
    queryFn: async () => hasDrafts(),
    initialData: hasDrafts,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(draftKeyPrefix)) sayDraftsChanged();
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, []);
  return data;
}

function hasDrafts(): boolean {
  return [localStorage, sessionStorage].some((store) =>
    Object.keys(store).some((key) => key.startsWith(draftKeyPrefix)),
  );
}
