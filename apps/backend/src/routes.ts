import type { Binding } from './http/endpoint.ts'
import type { Services } from './services.ts'
import { systemRoutes } from './system/system.routes.ts'

/** Every route of the backend, feature by feature. */
export const routes = (services: Services): Binding[] => [...systemRoutes(services)]
