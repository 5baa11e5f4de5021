import { groups, type OpenedSession, type User } from '@filiera/contract/customers/account'
import type { AccountRow } from '../../platform/database/tables/account.ts'

/** Address of the profile photo, the same on backend and storefront. */
export const photoUrl = (name: string | null) => (name ? `/photos/${name}.webp` : null)

/** Roles the contract knows (decision 8). */
const knownGroups = (account: AccountRow) => groups.filter((group) => account.groups.includes(group))

/** The answer of every call that logs in; the token is for the storefront's cookie. */
export function presentOpenedSession(
  account: AccountRow,
  session: { token: string; expiresAt: Date },
): OpenedSession {
  return {
    username: account.email,
    groups: knownGroups(account),
    name: account.name,
    profilePhoto: photoUrl(account.photo_name),
    token: session.token,
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** The account as its owner sees it. */
export function presentUser(account: AccountRow): User {
  return {
    username: account.email,
    name: account.name,
    disabled: account.disabled,
    groups: knownGroups(account),
    confirmed: account.confirmed_at !== null,
    profile: {
      firstName: account.profile.firstName ?? '',
      lastName: account.profile.lastName ?? '',
      phone: account.profile.phone ?? '',
      locale: account.locale,
      ...(account.profile.birthYear === undefined ? {} : { birthYear: account.profile.birthYear }),
      photoUrl: photoUrl(account.photo_name),
    },
  }
}
