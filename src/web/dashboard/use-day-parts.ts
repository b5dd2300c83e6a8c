import { useState } from "react";
import type { User } from "#domain/account/person.ts";
import { hasSubscription } from "#domain/account/subscription.ts";
import { type LoadPart, usePart } from "#web/overlays/use-part.ts";

const loadFirstJob = () => import("#web/dashboard/first-job.tsx");
const loadDocuments = () => import("#web/dashboard/day-with-documents.tsx");

const day = 24 * 60 * 60 * 1000;

interface WhatIsKnown {
  /** Nothing was made yet; null while that is unknown, or if it could not be read. */
  isNew: boolean | null;
  /** Nothing more is being waited for. */
  areAnswered: boolean;
}

/**
 * The part of the dashboard that is for a new account, or the one for an account with documents: each does without the
 * other. The latter loads while the answers are under way, if the account is old enough to have documents.
 */
export function useDayParts(user: User, { isNew, areAnswered }: WhatIsKnown) {
  const mayWrite = hasSubscription(user);
  const [isOld] = useState(() => Date.now() - Date.parse(user.createdAt) > day);
  const needsDocuments = mayWrite && isNew !== true;
  const needsFirst = mayWrite && isNew === true;
  const first = useLoaded(loadFirstJob, needsFirst);
  const documents = useLoaded(loadDocuments, needsDocuments && (isNew === false || isOld || areAnswered));
  const wanted = needsFirst ? first : documents;
  return {
    first: needsFirst ? first.part : null,
    documents: needsDocuments ? documents.part : null,
    areLoaded: !mayWrite || wanted.part !== null || wanted.isMissing,
    areMissing: mayWrite && wanted.isMissing,
  };
}

/** A part, or that it could not be loaded: then the rest of the screen does without it. */
function useLoaded<T>(load: LoadPart<T>, isWanted: boolean): { part: T | null; isMissing: boolean } {
  const [isMissing, setMissing] = useState(false);
  const part = usePart(load, isWanted && !isMissing, () => setMissing(true));
  return { part, isMissing };
}
