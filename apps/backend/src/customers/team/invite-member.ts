import type { ShopInvitation } from '@filiera/contract/console/people/team'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { linkToken, newLinkSeed } from '../../mail/link-token.ts'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { AuthServices } from '../account/auth-services.ts'
import {
  findInvitations,
  findInvitedRole,
  findLocale,
  getShopName,
  isMember,
  writeInvitation,
} from './invitations.store.ts'
import { presentInvitation } from './team.presenter.ts'

/** An invitation can be accepted for seven days. */
const INVITATION_MS = 7 * 24 * 3_600_000

/** Writes an invitation down and has it mailed. @throws ProblemError conflict for who works there */
export async function writeInvited(
  trx: Transaction,
  actor: ShopActor,
  { email, role }: { email: string; role: ShopRole },
  { secret, now }: { secret: string; now: Date },
): Promise<ShopInvitation> {
  const { sellerId, accountId: invitedBy } = actor
  const seed = newLinkSeed()
  if (await isMember(trx, sellerId, email))
    throw new ProblemError('conflict', 'This person works for the shop already.')
  const tokenHash = hashToken(linkToken(seed, secret))
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  const asked = await findInvitedRole(trx, sellerId, email)
  const id = await writeInvitation(trx, { sellerId, email, role, tokenHash, invitedBy, at: now, expiresAt })
  const [row] = await findInvitations(trx, sellerId, id)
  if (!row) throw notFound()
  const invitation = presentInvitation(row)
  await enqueueMail(trx, {
    kind: 'shop-invitation',
    key: seed,
    to: email,
    locale: await findLocale(trx, email, invitedBy),
    data: { seed, shop: await getShopName(trx, sellerId), role, invitedBy: invitation.invitedBy },
    now,
  })
  await writeAudit(trx, actor, {
    kind: 'member',
    id,
    before: asked ? { role: asked } : null,
    after: { role },
    at: now,
  })
  return invitation
}

/**
 * Asks somebody by mail to work for a shop; asked again, the new link and role count.
 * @throws ProblemError conflict for who works there, rate_limited after thirty mails of a shop in a day
 */
export async function inviteMember(
  { db, clock, config, limits, notifyOutbox }: AuthServices,
  actor: ShopActor,
  person: { email: string; role: ShopRole },
): Promise<ShopInvitation> {
  await limits.invitations.spend(actor.sellerId)
  const settings = { secret: config.COOKIE_SECRET, now: clock.now() }
  const invited = await inTransaction(db, (trx) => writeInvited(trx, actor, person, settings))
  notifyOutbox()
  return invited
}

/** Mails an invitation again, with a new link. @throws ProblemError not_found, rate_limited */
export async function mailInvitation(
  auth: AuthServices,
  actor: ShopActor,
  id: string,
): Promise<ShopInvitation> {
  const [row] = await findInvitations(auth.db, actor.sellerId, id)
  if (!row) throw notFound()
  return inviteMember(auth, actor, row)
}
