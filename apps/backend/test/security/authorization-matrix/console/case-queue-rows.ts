import { openCase } from '../../../../src/payments/cases/open-case.ts'
import { type AccessRows, nobodysId, plain, type World } from '../access-row.ts'

const body = { decision: 'close', note: 'Settled by telephone.' }

/** A case with nothing behind it. @returns its id */
async function insertCase({ backend }: World): Promise<string> {
  const { db } = backend.services
  const key = `matrix:${nobodysId()}`
  await openCase(db, {
    key,
    kind: 'effect_failed',
    reason: 'A secret of the marketplace.',
    now: backend.clock.now(),
  })
  const { id } = await db
    .selectFrom('review_task')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}

const secrets = ['A secret of the marketplace.']

export const caseQueueRows = {
  listCases: {
    async prepare(world) {
      await insertCase(world)
      return { request: { query: { kind: 'effect_failed' } }, status: 200, secrets }
    },
  },
  readCaseQueuePage: {
    async prepare(world) {
      await insertCase(world)
      return { request: { query: { kind: 'effect_failed' } }, status: 200, secrets }
    },
  },
  getCaseOverview: plain(200, { query: { kind: 'effect_failed', search: '7K3M' } }),
  decideCase: {
    async prepare(world) {
      const id = await insertCase(world)
      const { db } = world.backend.services
      return {
        request: { params: { id }, body },
        unknown: { params: { id: nobodysId() }, body },
        status: 200,
        secrets,
        stored: () => db.selectFrom('review_task').selectAll().where('id', '=', id).execute(),
      }
    },
  },
  decideMailCases: {
    async prepare(world) {
      const { db } = world.backend.services
      const mail = `matrix-${nobodysId().replaceAll(/[^a-f]/g, '')}`
      const key = `mail:${mail}:${nobodysId()}`
      const reason = 'A mail was given up.'
      await openCase(db, {
        key,
        kind: 'effect_failed',
        reason,
        effectKey: key,
        now: world.backend.clock.now(),
      })
      return {
        request: { body: { ...body, mail } },
        status: 200,
        stored: () => db.selectFrom('review_task').selectAll().where('key', '=', key).execute(),
      }
    },
  },
} satisfies AccessRows
