import * as contract from '@filiera/contract/console/session'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { readSellerSession } from './read-seller-session.ts'

/** Who is at work in the console. */
export const consoleSessionRoutes = ({ db }: Services) => [
  bind(contract.readSellerSession, ({ identity }) => readSellerSession(db, identity)),
]
