import {
  confirmRegistration,
  getUser,
  issueBearer,
  login,
  loginByLink,
  register,
  registerCheckout,
  resendConfirmation,
} from '@filiera/contract/customers/account'
import { deleteAccount, exportOwnData } from '@filiera/contract/customers/own-data'
import { endpoints } from '@filiera/contract/endpoints'
import type { ApiCalls } from '@filiera/server-kit/api/register-api'

const exposed = endpoints.filter((endpoint) => endpoint.exposed)

/** What the shop's own pages may call. */
export const shopCalls: ApiCalls = {
  opening: [login, loginByLink, registerCheckout, confirmRegistration],
  sending: [register, resendConfirmation],
  forwarded: exposed,
  renewing: getUser,
  ending: [deleteAccount],
  guarded: [issueBearer, exportOwnData],
  forms: exposed.filter(({ tag }) => tag === 'Messages'),
  bodyLimit: 100_000,
}
