import type { Config } from '@react-router/dev/config'

/** Every route is known to the browser from the start: no extra request before a navigation. */
export default { appDirectory: 'app', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
