import { changeJob, createJob, listJobItems, undoJob } from '@filiera/contract/console/jobs'
import * as contract from '@filiera/contract/console/offers'
import { changeSellerProduct } from '@filiera/contract/console/seller-products'
import { workOnJobs } from '../../src/console/jobs/work-on-jobs.ts'
import { followOffers } from '../../src/console/offers/follow-offers.ts'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createProduct, createSeller, type ProductOptions } from '../factories/catalogue.ts'

type Days = { from?: string; to?: string }

/** A shop whose owner reduces prices, and the clock that begins and ends what is due. */
export async function openShopOffers(backend: TestBackend) {
  const { db } = backend.services
  const shop = await createSeller(db)
  const owner = await createCustomer(backend, { sellerId: shop, audience: 'console' })
  const { headers } = owner
  const seen = (version: number) => ({ ...headers, 'if-match': `"v${version}"` })

  async function work(): Promise<void> {
    while (await workOnJobs(backend.services));
  }
  /** Tries a job and starts it. */
  async function run(id: string): Promise<void> {
    await work()
    await backend.call(changeJob, { params: { id }, body: { state: 'running' } }, headers)
    await work()
  }
  const ask = (ids: readonly string[], value: number, days: Days) =>
    backend.call(
      createJob,
      { body: { ids: [...ids], change: { what: 'offer', by: 'percent', value, rounding: 'cent', ...days } } },
      { ...headers, 'idempotency-key': crypto.randomUUID() },
    )

  return {
    shop,
    owner,
    ask,
    async product(options: ProductOptions = {}): Promise<string> {
      const created = new Date(backend.clock.now().getTime() - 60 * 86_400_000)
      const times = { created_at: created, updated_at: created }
      return (await createProduct(db, { seller_id: shop, price_cents: 1000, ...times, ...options })).id
    },
    /** Makes an offer by a job. @returns the job */
    async reduce(ids: readonly string[], value: number, days: Days = {}): Promise<string> {
      const created = await ask(ids, value, days)
      if (!created.ok) throw new Error(created.problem.detail)
      await run(created.value.id)
      return created.value.id
    },
    async undo(id: string): Promise<string> {
      const undone = await backend.call(undoJob, { params: { id } }, headers)
      if (!undone.ok) throw new Error(undone.problem.detail)
      await run(undone.value.id)
      return undone.value.id
    },
    async items(id: string) {
      const answer = await backend.call(listJobItems, { params: { id } }, headers)
      return answer.ok ? answer.value : []
    },
    async list(state: contract.OfferState) {
      const answer = await backend.call(contract.listOffers, { query: { state } }, headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.value.offers
    },
    change: (id: string, version: number, from: string, to: string | null, priceDiscounted?: number) =>
      backend.call(
        contract.changeOffer,
        { params: { id }, body: { from, to, ...(priceDiscounted && { priceDiscounted }) } },
        seen(version),
      ),
    end: (id: string, version: number) => backend.call(contract.endOffer, { params: { id } }, seen(version)),
    /** Somebody sets a reduction in the sheet. */
    setByHand: async (id: string, priceDiscounted: number | null) => {
      const { row_version } = await db
        .selectFrom('product')
        .select('row_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return backend.call(
        changeSellerProduct,
        { params: { id }, body: { priceDiscounted } },
        seen(row_version),
      )
    },
    /** Lets the clock come to a moment. */
    async until(moment: string): Promise<number> {
      backend.clock.set(new Date(moment))
      return followOffers(backend.services)
    },
    async charged(id: string): Promise<number> {
      const { charged_cents } = await db
        .selectFrom('product')
        .select('charged_cents')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return charged_cents
    },
  }
}
