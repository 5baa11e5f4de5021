/**
 * Functions of react-dom 19.3.1 that only do something for `<ViewTransition>` and `<Fragment ref>`, which the shop does not
 * use, and for the component stacks of error reports, which nothing in a browser reads.
 */
const emptied: readonly (readonly [name: string, answer?: string])[] = [
  ['getStackByFiberInDevAndProd', "''"],
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
  let light = code
  const replace = (name: string, pattern: RegExp, text: string) => {
    if (!pattern.test(light)) throw new Error(`react-dom changed, light-react.ts must follow: ${name}`)
    light = light.replace(pattern, text)
  }
  for (const [name, answer] of emptied) {
    const pattern = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm')
    replace(name, pattern, `function ${name}() {${answer ? `return ${answer}` : ''}}`)
  }
  for (const name of classes) {
    replace(name, new RegExp(`^${name}\\.prototype\\.\\w+ = function \\([\\s\\S]*?^\\};$`, 'gm'), '')
  }
  return light
}
