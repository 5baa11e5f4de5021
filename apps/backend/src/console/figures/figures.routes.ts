import * as contract from '@filiera/contract/console/figures'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { readFigures } from './read-figures.ts'

/** Figures of a shop. */
export const figuresRoutes = (services: Services) => [
  bind(contract.readSellerFigures, ({ query: { from, to, lang }, identity }) =>
    readFigures(services, identity.sellerId, { from, to, lang }),
  ),
]
