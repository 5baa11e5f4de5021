import type { LotsOfProduct } from '@filiera/contract/console/lots'
import type { Expiry } from '@filiera/domain/products/lots'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError, wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { lockSellerProduct } from '../seller-products/seller-products.store.ts'
import { listLots } from './list-lots.ts'
import { findLot, findLotByCode, findRoom, insertLot, type StoredLot, updateLot } from './lots.store.ts'

export type LotDate = { expires: string | null; expiry: Expiry | null }

/** What the log says of a lot. */
const auditedLot = ({ code, expires, expiry, pieces, blockReason }: StoredLot) => ({
  lot: code,
  expires,
  expiry,
  pieces,
  ...(blockReason && { blocked: blockReason }),
})

/** Does something with the lots of a locked product, notes it, and reads them. */
export async function changeLotsOf(
  { db, clock }: Services,
  actor: ShopActor,
  { id, lot: lotId }: { id: string; lot?: string },
  change: (trx: Transaction, lot: StoredLot | undefined, now: Date) => Promise<string | undefined>,
): Promise<LotsOfProduct> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    if (!(await lockSellerProduct(trx, actor.sellerId, id))) throw notFound()
    const before = lotId === undefined ? undefined : await findLot(trx, id, lotId)
    if (lotId !== undefined && !before) throw notFound()
    const changed = await change(trx, before, now)
    if (changed === undefined) return
    const after = await findLot(trx, id, changed)
    await writeAudit(trx, actor, {
      kind: 'stock',
      id,
      before: before ? auditedLot(before) : null,
      after: after ? auditedLot(after) : null,
      at: now,
    })
  })
  return listLots(db, actor.sellerId, id)
}

/** @throws ProblemError invalid_body when the product has another lot with this code */
async function refuseKnown(trx: Transaction, id: string, code: string, own?: string): Promise<void> {
  const known = await findLotByCode(trx, id, code)
  if (known && known.id !== own) throw wrongField('code', 'there is a lot with this code')
}

/**
 * Says of which lot pieces are that have none.
 * @throws ProblemError not_found, also for another shop's; invalid_body when fewer pieces have none, or the code is known
 */
export const addLot = (
  services: Services,
  actor: ShopActor,
  id: string,
  { code, pieces, expires, expiry }: { code: string; pieces: number } & LotDate,
): Promise<LotsOfProduct> =>
  changeLotsOf(services, actor, { id }, async (trx, _, now) => {
    await refuseKnown(trx, id, code)
    const { withoutLot } = await findRoom(trx, id)
    if (pieces > withoutLot) throw wrongField('pieces', `only ${withoutLot} have no lot`)
    return insertLot(trx, id, { code, pieces, expires, expiry, now })
  })

type SeenLot = { [Name in 'code' | keyof LotDate]?: StoredLot[Name] | undefined }

/** @throws ProblemError changed_meanwhile when code or date are not as they were seen */
async function refuseOlder(
  trx: Transaction,
  id: string,
  { code, expires, expiry }: StoredLot,
  seen: SeenLot,
  now: Date,
): Promise<void> {
  const current = { code, expires, expiry }
  const isSame = Object.entries(seen).every(([name, value]) => current[name as keyof LotDate] === value)
  if (isSame) return
  const detail = 'The lot has another code or date now.'
  throw await changedMeanwhile(trx, { kind: 'stock', id, actions: ['changeLot'] }, { detail, current, now })
}

/**
 * Corrects a lot. Pieces that it loses have no lot then; those that it gains had none.
 * @throws ProblemError not_found; invalid_body; changed_meanwhile when code, date or pieces are not as they were shown
 */
export const changeLot = (
  services: Services,
  actor: ShopActor,
  at: { id: string; lot: string },
  change: {
    code?: string | undefined
    expires?: string | null | undefined
    expiry?: Expiry | null | undefined
    pieces?: number | undefined
    shown?: number | undefined
    seen?: SeenLot | undefined
  },
): Promise<LotsOfProduct> =>
  changeLotsOf(services, actor, at, async (trx, lot, now) => {
    if (!lot) throw notFound()
    const { code, expires, expiry, pieces, shown, seen = {} } = change
    await refuseOlder(trx, at.id, lot, seen, now)
    if (code !== undefined) await refuseKnown(trx, at.id, code, lot.id)
    if (pieces !== undefined) {
      if (lot.blockedAt) throw wrongField('pieces', 'the lot is blocked')
      if (shown !== lot.pieces)
        throw new ProblemError('changed_meanwhile', 'The lot has another number of pieces now.', {
          // orders take pieces, too: nobody is named
          changed: { by: '', at: now.toISOString(), current: { pieces: lot.pieces } },
        })
      const { withoutLot } = await findRoom(trx, at.id)
      if (pieces - lot.pieces > withoutLot)
        throw wrongField('pieces', `at most ${lot.pieces + withoutLot} can be of it`)
    }
    await updateLot(trx, lot.id, {
      ...(code !== undefined && { code }),
      ...(expires !== undefined && expiry !== undefined && { expires_on: expires, expiry }),
      ...(pieces !== undefined && { pieces }),
    })
    return lot.id
  })
