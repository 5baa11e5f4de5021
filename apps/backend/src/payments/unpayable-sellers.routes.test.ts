import { decideCase, listCases } from '@filiera/contract/payments/cases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer, type TestCustomer } from '../../test/factories/account.ts'
import { createSeller } from '../../test/factories/catalogue.ts'
import { openPaymentScene, type PaymentScene, valueIn } from '../../test/scenes/payment-scene.ts'
import { openUnpaidSellerCases } from './cases/open-unpaid-seller-cases.ts'
import { checkSeller, checkSellers, checkUnpaid } from './providers/prepare-provider.ts'

const DAY = 86_400_000
let scene: PaymentScene
let operator: TestCustomer
beforeAll(async () => {
  scene = await openPaymentScene()
  operator = await createCustomer(scene.backend, { groups: ['customer', 'operator'] })
})
afterAll(() => scene.close())

const none = {
  mangopay_user_id: null,
  mangopay_wallet_id: null,
  mangopay_kyc_level: null,
  stripe_account_id: null,
  stripe_charges_enabled: false,
}
const sellerOf = (id: string) =>
  scene.backend.services.db.selectFrom('seller').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** One round of the job for each provider. */
async function look() {
  const { services, clock } = scene.backend
  clock.advance(600_000)
  for (const provider of services.payments.onboarding) {
    await checkUnpaid(services, provider)
    await openUnpaidSellerCases(services, provider.name)
  }
}
const casesOf = async (sellerId: string) =>
  valueIn(
    await scene.backend.call(
      listCases,
      { query: { kind: 'seller_unpayable', limit: '100' } },
      operator.headers,
    ),
  ).filter(({ reason }) => reason.includes(`(seller ${sellerId})`))

it('a shop that is opened while the backend runs can be paid soon, without a case', async () => {
  const { db } = scene.backend.services
  const id = await createSeller(db, none)
  await look()
  expect(await sellerOf(id)).toMatchObject({ mangopay_kyc_level: 'REGULAR', stripe_charges_enabled: true })
  expect(await casesOf(id)).toEqual([])
})

it('a shop that one provider has not verified is one case, which closes by itself', async () => {
  const { db } = scene.backend.services
  const id = await createSeller(db, none)
  await look()
  const { mangopay_user_id: user } = await sellerOf(id)
  const verified = async (kycLevel: string) => {
    await scene.sandbox.control(`objects/${user}/force`, { kycLevel })
    await checkSeller(scene.backend.services, 'mangopay', user ?? '')
    for (const _ of [1, 2]) await look()
  }
  await verified('LIGHT')
  expect(await casesOf(id)).toMatchObject([{ provider: 'mangopay', choices: ['close'] }])
  await verified('REGULAR')
  expect(await casesOf(id)).toEqual([])
  await verified('LIGHT')
  const [item] = await casesOf(id)
  valueIn(
    await scene.backend.call(
      decideCase,
      { params: { id: item?.id ?? '' }, body: { decision: 'close', note: 'Stripe alone.' } },
      operator.headers,
    ),
  )
  await look()
  expect(await casesOf(id)).toEqual([])
})

it('F63 a shop that Stripe stopped paying without telling us cannot be bought from a day later', async () => {
  const { services } = scene.backend
  const id = await createSeller(services.db, none)
  await look()
  const { stripe_account_id: account } = await sellerOf(id)
  await scene.sandbox.control(`objects/${account}/force`, { chargesEnabled: false })
  await look()
  expect(await sellerOf(id)).toMatchObject({ stripe_charges_enabled: true })
  for (const provider of services.payments.onboarding) await checkSellers(services, provider)
  expect(await sellerOf(id)).toMatchObject({ stripe_charges_enabled: false })
  await look()
  expect(await casesOf(id)).toMatchObject([{ provider: 'stripe' }])
})

it('a shop whose case a person closed is asked about again after thirty days', async () => {
  const { services, clock } = scene.backend
  const id = await createSeller(services.db, none)
  await look()
  const { mangopay_user_id: user } = await sellerOf(id)
  await scene.sandbox.control(`objects/${user}/force`, { kycLevel: 'LIGHT' })
  await checkSeller(services, 'mangopay', user ?? '')
  await look()
  const [item] = await casesOf(id)
  const body = { decision: 'close', note: 'They will send it.' } as const
  valueIn(await scene.backend.call(decideCase, { params: { id: item?.id ?? '' }, body }, operator.headers))
  // the operator looks in meanwhile
  const stays = { expires_at: new Date('2200-01-01Z') }
  await services.db.updateTable('session').set(stays).execute()
  clock.advance(29 * DAY)
  await look()
  expect(await casesOf(id)).toEqual([])
  clock.advance(DAY)
  await look()
  expect(await casesOf(id)).toMatchObject([{ provider: 'mangopay', decision: null }])
  await look()
  expect(await casesOf(id)).toHaveLength(1)
})

it('a shop that closed for good is nobody’s case', async () => {
  const { services, clock } = scene.backend
  const id = await createSeller(services.db, { ...none, ended_at: clock.now(), suspended_at: clock.now() })
  await look()
  expect(await sellerOf(id)).toMatchObject(none)
  expect(await casesOf(id)).toEqual([])
})
