import { type Emptied, withoutFunctions } from './without-functions.ts'

/**
 * Functions of react-dom 19.3.1 that only do something for what the shop does not use: `<ViewTransition>`, `<Fragment ref>`,
 * `<Activity>`, `<SuspenseList>`, custom elements, styles and scripts that React itself loads, `useActionState`, `onSelect`,
 * `onBeforeInput` of old browsers; and for component stacks and names in error reports, which nothing in a browser reads.
 */
const emptied: Emptied = [
  ['getStackByFiberInDevAndProd', "''"],
  ['getComponentNameFromType', 'null'],
  ['findCurrentFiberUsingSlowPath', 'null'],
  ['updateActivityComponent', 'null'],
  ['updateSuspenseListComponent', 'null'],
  ['preload'],
  ['preloadModule'],
  ['preinitStyle'],
  ['preinitScript'],
  ['preinitModuleScript'],
  ['preconnectAs'],
  ['getResource', 'null'],
  ['acquireResource', 'null'],
  ['preloadStylesheet'],
  ['insertStylesheetIntoRoot'],
  ['suspendResource'],
  ['waitForCommitToBeReady', 'null'],
  ['accumulateSuspenseyCommitOnFiber'],
  ['estimateBandwidth'],
  ['preloadInstanceAndSuspendIfNeeded'],
  ['preloadResourceAndSuspendIfNeeded'],
  ['setPropOnCustomElement'],
  ['mountActionState'],
  ['updateActionStateImpl'],
  ['rerenderActionState'],
  ['runActionStateAction'],
  ['dispatchActionState'],
  ['ensureFormComponentIsStateful'],
  ['startHostTransition'],
  ['requestFormReset'],
  ['recursivelyResetForms'],
  ['useMemoCache'],
  ['constructSelectEvent'],
  ['getFallbackBeforeInputChars', 'null'],
  ['attemptExplicitHydrationTarget'],
  ['defaultOnDefaultTransitionIndicator'],
  ['applyViewTransitionName'],
  ['applyViewTransitionToHostInstances'],
  ['applyViewTransitionToHostInstancesRecursive'],
  ['commitAfterMutationEffectsOnFiber'],
  ['commitAppearingPairViewTransitions'],
  ['commitDeletedPairViewTransitions'],
  ['commitEnterViewTransitions'],
  ['commitExitViewTransitions'],
  ['commitNestedViewTransitions'],
  ['commitNewChildToFragmentInstance'],
  ['createViewTransitionInstance', 'null'],
  ['deleteChildFromFragmentInstance'],
  ['measureNestedViewTransitions'],
  ['measureViewTransitionHostInstancesRecursive'],
  ['restoreEnterOrExitViewTransitions'],
  ['restoreNestedViewTransitions'],
  ['restorePairedViewTransitions'],
  ['restoreViewTransitionName'],
  ['restoreViewTransitionOnHostInstances'],
  ['scheduleViewTransitionEvent'],
  ['startViewTransition', 'null'],
  ['trackEnterViewTransitions'],
  ['validateDocumentPositionWithFiberTree'],
  ['ViewTransitionPseudoElement'],
]
const classes = ['FragmentInstance', 'ViewTransitionPseudoElement']

/**
 * The browser's react-dom without what the shop does not use.
 * @throws Error naming the function when react-dom no longer has one: the list must follow
 */
export function reactWithoutUnused(code: string): string {
  let light = withoutFunctions(code, emptied, 'react-dom')
  for (const name of classes) {
    const methods = new RegExp(`^${name}\\.prototype\\.\\w+ = function \\([\\s\\S]*?^\\};$`, 'gm')
    if (!methods.test(light)) throw new Error(`react-dom changed, light-react.ts must follow: ${name}`)
    light = light.replace(methods, '')
  }
  return light
}
