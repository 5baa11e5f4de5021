import { type Emptied, withoutFunctions } from './without-functions.ts'

type Change = {
  emptied?: Emptied
  /** Conditions and values, with what they always are here. */
  constants?: readonly (readonly [text: string, value: string])[]
}

/**
 * What React Router 8.4.0 carries for what the shop does not use: fetchers, blockers, middleware, view transitions,
 * prefetching links, routes found out later, instrumentation, server components. The state of a page is read as it stands
 * when `entry.server.tsx` wrote it as an object.
 */
const changes: Readonly<Record<string, Change>> = {
  'router/router.js': {
    emptied: [
      ['fetch'],
      ['handleFetcherAction'],
      ['handleFetcherLoader'],
      ['updateFetcherState'],
      ['setFetcherError'],
      ['resetFetcher'],
      ['queueFetcherForDeletion'],
      ['getUpdatedRevalidatingFetchers', 'new Map()'],
      ['markFetchersDone'],
      ['markFetchRedirectsDone', 'false'],
      ['abortStaleFetchLoads', 'false'],
      ['getBlocker', 'IDLE_BLOCKER'],
      ['deleteBlocker'],
      ['updateBlocker'],
      ['shouldBlockNavigation'],
      ['discoverRoutes'],
      ['patchRoutes'],
      ['restoreAppliedTransitions'],
      ['persistAppliedTransitions'],
      ['getInstrumentationNavigateMeta'],
      ['loadLazyMiddlewareForMatches'],
      ['callRouteMiddleware'],
    ],
    constants: [
      ['init.instrumentations', 'undefined'],
      ['init.patchRoutesOnNavigation', 'undefined'],
      ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
      ['return runClientMiddlewarePipeline(typedDataStrategyArgs,', 'return ((run) => run())('],
    ],
  },
  'hooks.js': { constants: [['if (this.context)', 'if (false)']] },
  'components.js': {
    constants: [
      ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
      ['vtContext.isTransitioning && !vtContext.flushSync', 'false'],
      ['renderDfd && pendingState && router.window', 'false'],
      ['renderDfd && pendingState && state.location.key === pendingState.location.key', 'false'],
      ['!vtContext.isTransitioning && interruption', 'false'],
    ],
  },
  'dom/lib.js': {
    constants: [
      ['usePrefetchBehavior(prefetch, rest)', '[]'],
      ['...prefetchHandlers,', ''],
      ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
      ['shouldPrefetch && !isAbsolute', 'false'],
      ['routerNavigation != null && useViewTransitionState(path) && viewTransition === true', 'false'],
    ],
  },
  'dom-export/hydrated-router.js': {
    constants: [
      [
        'if (!ssrInfo.stateDecodingPromise) {',
        'if (!ssrInfo.context.state && !ssrInfo.stateDecodingPromise) {',
      ],
      ['if (ssrInfo.stateDecodingPromise.error)', 'if (ssrInfo.stateDecodingPromise?.error)'],
      ['if (!ssrInfo.stateDecodingPromise.value)', 'if (!ssrInfo.context.state)'],
    ],
  },
  'dom/ssr/fog-of-war.js': { constants: [['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true']] },
  'dom/ssr/components.js': {
    constants: [
      ['isFogOfWarEnabled(routeDiscovery, ssr)', 'false'],
      ['getPartialManifest(manifest, router)', 'null'],
      ['isPageLinkDescriptor(link)', 'false'],
    ],
  },
}

/** The modules that are changed. */
export const routerModules: readonly string[] = Object.keys(changes)

/**
 * One module of the browser's React Router without what the shop does not use.
 * @throws Error naming the place when the module no longer has it
 */
export function routerWithoutUnused(module: string, code: string): string {
  const { emptied = [], constants = [] } = changes[module] ?? {}
  let light = withoutFunctions(code, emptied, 'react-router')
  for (const [text, value] of constants) {
    if (!light.includes(text)) throw new Error(`react-router changed, light-router.ts must follow: ${text}`)
    light = light.replaceAll(text, value)
  }
  return light
}
