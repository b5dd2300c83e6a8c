/**
 * [Note: Unused React]
 * A third of React's code for browsers is for what this app does not do: hydrate a page made by a server, view
 * transitions, references to fragments, `<title>` and style sheets hoisted into the head, forms whose action is
 * a function, lists of suspended parts, and what Internet Explorer needed. No bundler can drop it, because it is chosen
 * at run time. The build of the web app drops it by the tables of this file (see ADR 0027), with nothing else of React
 * changed.
 *
 * To use one of these, take its lines out. Code that uses one without that fails: React refuses the element, or the
 * export is missing, and so does scripts/without-unused-react.test.ts. When a new version of React has renamed
 * something, the build fails. Development (`npm run dev`) and unit tests have all of React.
 */

/** The numbers React gives to kinds of elements that the app never makes. */
export const unmadeTags: ReadonlySet<unknown> = new Set([
  18, // what a server has sent and nobody has hydrated
  19, // SuspenseList
  26, // what is hoisted into the head
  27, // html, head and body
  30, // ViewTransition
  31, // Activity
]);

/** The types of these elements, as React names them. Without their cases it refuses them as unknown. */
export const unmadeTypes: ReadonlySet<string> = new Set([
  "REACT_ACTIVITY_TYPE",
  "REACT_PROFILER_TYPE",
  "REACT_SUSPENSE_LIST_TYPE",
  "REACT_LEGACY_HIDDEN_TYPE",
  "REACT_VIEW_TRANSITION_TYPE",
]);

/** Variables with the only value they ever have. */
export const constants: ReadonlyMap<string, string> = new Map([
  ["isHydrating", "!1"],
  ["hydrationErrors", "null"],
  ["shouldStartViewTransition", "!1"],
  // What React asks for the sake of Internet Explorer, as every browser of the last ten years answers.
  ["canUseDOM", "!0"],
  ["documentMode", "null"],
  ["canUseCompositionEvent", "!0"],
  ["useFallbackCompositionData", "!1"],
  ["isInputEventSupported", "!0"],
  ["passiveBrowserEventsSupported", "!0"],
]);

/** Properties with the only value that they ever have. */
export const emptyProperties: ReadonlyMap<string, string> = new Map([
  ["dehydrated", "null"],
  ["isDehydrated", "!1"],
]);

/** Assignments that go, by the beginning of what is assigned to. */
export const assignments = [
  "exports.hydrateRoot",
  "FragmentInstance.prototype.",
  "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration",
  "ReactDOMSharedInternals.findDOMNode",
];

/** The bodies of functions that have only this to do here. */
export const bodies: ReadonlyMap<string, string> = new Map([
  ...answering("return !1", [
    "popHydrationState",
    "queueIfContinuousEvent",
    "isFragmentInstanceParent",
    "isHostHoistableType",
    "isSingletonScope",
  ]),
  ...answering("return null", [
    "upgradeHydrationErrorsToRecoverable",
    "getSuspenseInstanceFromFiber",
    "getActivityInstanceFromFiber",
    // The commit waits for style sheets of the head, and for pictures in view transitions.
    "waitForCommitToBeReady",
  ]),
  // The components around a failure, which the app tells nobody.
  ...answering('return ""', ["getStackByFiberInDevAndProd"]),
  ...answering("", [
    // Hydration.
    "clearIfContinuousEvent",
    "retryIfBlockedOn",
    "popToNextHostParent",
    "markRetryLaneIfNotHydrated",
    // View transitions.
    "commitAfterMutationEffectsOnFiber",
    "commitEnterViewTransitions",
    "commitExitViewTransitions",
    "commitNestedViewTransitions",
    "restoreEnterOrExitViewTransitions",
    "restoreNestedViewTransitions",
    "trackEnterViewTransitions",
    "accumulateSuspenseyCommitOnFiber",
    // References to fragments.
    "commitFragmentInstanceInsertionEffects",
    "commitFragmentInstanceDeletionEffects",
    "commitNewChildToFragmentInstances",
    // What is loaded ahead into the head.
    "prefetchDNS",
    "preconnect",
    "preload",
    "preloadModule",
    "preinitStyle",
    "preinitScript",
    "preinitModuleScript",
    // Forms whose action is a function.
    "extractEvents$1",
  ]),
]);

function answering(body: string, names: string[]): [string, string][] {
  return names.map((name) => [name, body]);
}
