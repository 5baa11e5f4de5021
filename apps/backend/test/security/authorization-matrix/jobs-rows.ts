import { changeJob, createJob } from '@filiera/contract/console/jobs'
import { workOnJobs } from '../../../src/console/jobs/work-on-jobs.ts'
import { createProduct } from '../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from './access-row.ts'

const NOBODYS_JOB = '999999999'
const change = { what: 'low_stock', to: 3 } as const
const headers = () => ({ 'idempotency-key': crypto.randomUUID() })

/** A job of the owner's shop on one product, as far as asked for. */
async function shopJob({ backend, owner, ...world }: World, isDone: boolean) {
  const { db } = backend.services
  const { id: product } = await createProduct(db, {
    seller_id: await shopOf({ backend, owner, ...world }),
    titles: { it: `Segreto ${Math.random()}` },
  })
  const created = await backend.call(
    createJob,
    { body: { ids: [product], change } },
    { ...owner.headers, ...headers() },
  )
  if (!created.ok) throw new Error(created.problem.detail)
  const { id } = created.value
  const work = async () => {
    while (await workOnJobs(backend.services));
  }
  await work()
  if (isDone) {
    await backend.call(changeJob, { params: { id }, body: { state: 'running' } }, owner.headers)
    await work()
  }
  const stored = () =>
    Promise.all([
      db.selectFrom('job').selectAll().where('id', '=', id).execute(),
      db.selectFrom('job').select('state').where('undoes', '=', id).execute(),
    ])
  const { title } = await db
    .selectFrom('product_text')
    .select('title')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow()
  return { id, stored, title }
}

/** A job on products: other roles find none. */
const onJob = (options: { body?: unknown; isDone?: true; status?: number } = {}): AccessRow => ({
  async prepare(world) {
    const { id, stored, title } = await shopJob(world, options.isDone ?? false)
    const sent = options.body ? { body: options.body } : {}
    return {
      request: { params: { id }, ...sent },
      unknown: { params: { id: NOBODYS_JOB }, ...sent },
      status: options.status ?? 200,
      permission: 'products:read',
      secrets: [title],
      stored,
    }
  },
})

export const jobsRows = {
  createJob: {
    async prepare(world) {
      const { db } = world.backend.services
      const { id } = await createProduct(db, { seller_id: await shopOf(world) })
      const stored = () => db.selectFrom('product').selectAll().where('id', '=', id).execute()
      return { request: { body: { ids: [id], change }, headers: headers() }, status: 202, stored }
    },
  },
  listJobs: {
    async prepare(world) {
      const { stored } = await shopJob(world, false)
      return { request: {}, status: 200, stored }
    },
  },
  getJob: onJob(),
  listJobItems: onJob(),
  changeJob: onJob({ body: { state: 'running' } }),
  undoJob: onJob({ isDone: true, status: 202 }),
} satisfies AccessRows
