import type { Family, putProductFamily } from '@filiera/contract/console/formats'
import type { EndpointRequest } from '@filiera/contract/endpoint'
import type { FieldProblem } from '@filiera/contract/problem'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import {
  type Candidate,
  changeAxis,
  type FamilyRow,
  findFamilyOf,
  findMembers,
  insertFamily,
  lockCandidates,
  removeFamily,
  writeMembers,
} from './formats.store.ts'
import { readFamily } from './read-family.ts'

type Input = EndpointRequest<typeof putProductFamily>['body']
type Members = Awaited<ReturnType<typeof findMembers>>

/** What keeps products from being one in several formats, by the place of the member. */
export function familyFaults(
  members: Input['members'],
  candidates: ReadonlyMap<string, Candidate>,
  own: string | undefined,
): FieldProblem[] {
  const first = candidates.get(members[0]?.id ?? '')
  const faults: FieldProblem[] = []
  for (const [at, { id, value }] of members.entries()) {
    const before = members.slice(0, at)
    const field = `members.${at}`
    const product = candidates.get(id)
    if (before.some((other) => other.id === id))
      faults.push({ field: `${field}.id`, message: 'is there twice' })
    else if (product?.family_id && product.family_id !== own)
      faults.push({ field: `${field}.id`, message: 'has other formats already' })
    else if (product?.category_id !== first?.category_id)
      faults.push({ field: `${field}.id`, message: 'has another category' })
    if (before.some((other) => other.value.it.toLowerCase() === value.it.toLowerCase()))
      faults.push({ field: `${field}.value.it`, message: 'is that of another one' })
  }
  return faults
}

/** Writes the family, or takes it away when fewer than two are left. */
async function write(
  trx: Transaction,
  sellerId: string,
  family: FamilyRow | undefined,
  { axis, members }: Input,
): Promise<void> {
  if (members.length < 2) {
    if (family) await removeFamily(trx, family.id)
    return
  }
  const id = family?.id ?? (await insertFamily(trx, sellerId, axis))
  if (family) await changeAxis(trx, id, axis)
  await writeMembers(trx, id, members)
}

const noted = (members: Members) => members.map(({ id, value }) => `${id}: ${value.it}`)

/**
 * The formats of a product as they shall be.
 * @param version of the family that was seen, 0 for none
 * @throws ProblemError not_found, also for a member of another shop; changed_meanwhile; invalid_body
 */
export async function putFamily(
  { db, clock }: Services,
  actor: ShopActor,
  { productId, version, input }: { productId: string; version: number; input: Input },
): Promise<Family> {
  const { sellerId } = actor
  const at = clock.now()
  return inTransaction(db, async (trx) => {
    const known = await findFamilyOf(trx, sellerId, productId)
    const left = known ? await findMembers(trx, known.id) : []
    const ids = [...new Set([productId, ...left.map(({ id }) => id), ...input.members.map(({ id }) => id)])]
    const candidates = new Map((await lockCandidates(trx, sellerId, ids)).map((row) => [row.id, row]))
    if (candidates.size < ids.length) throw notFound()
    // whoever locked the products before may have changed it
    const family = await findFamilyOf(trx, sellerId, productId)
    if ((family?.version ?? 0) !== version || family?.id !== known?.id)
      throw await changedMeanwhile(
        trx,
        { kind: 'product', id: ids, actions: ['putProductFamily'] },
        { detail: 'Somebody changed these formats meanwhile.', current: {}, now: at },
      )
    const fields = familyFaults(input.members, candidates, family?.id)
    if (fields.length > 0) throw new ProblemError('invalid_body', 'These products cannot be one.', { fields })
    const before = family ? await findMembers(trx, family.id) : []
    await write(trx, sellerId, family, input)
    await writeAudit(trx, actor, {
      kind: 'product',
      id: productId,
      before: { formats: noted(before) },
      after: { formats: input.members.length < 2 ? [] : noted(input.members) },
      at,
    })
    await announceProducts(trx, ids, ['catalogue'])
    return readFamily(trx, sellerId, productId)
  })
}
