import { useState } from "react";

const remembered = new Map<string, string>();

/** Text that a screen finds as it left it, for as long as the tab lives: a list's search and filter. Never stored. */
export function useRemembered<Text extends string>(key: string, initial: Text): [Text, (text: Text) => void] {
  const [text, setText] = useState<Text>((remembered.get(key) as Text | undefined) ?? initial);
  const change = (next: Text) => {
    remembered.set(key, next);
    setText(next);
  };
  return [text, change];
}
