import { rm } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import { type OpenedShop, openShop, seedFolder } from './open-shop.ts'

/** Long enough to reach the payment page, short enough for a journey to see it end, in minutes. */
const HOLD_MINUTES = '0.4'

/** Every way to pay that there is. */
const PAYMENT_METHODS = 'card,paypal,satispay,bank_wire'

/** A shop for each worker, so that none meets what another one does, all with copies of one catalogue; what it returns closes them. */
export default async function startShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  const seeded = seedFolder()
  const started = await Promise.allSettled(
    Array.from({ length: workers }, () => openShop({ HOLD_MINUTES, PAYMENT_METHODS }, seeded)),
  )
  // where there is none, the shops said why
  await seeded.then((folder) => rm(folder, { recursive: true, force: true })).catch(() => {})
  const shops: OpenedShop[] = started.flatMap((shop) => (shop.status === 'fulfilled' ? [shop.value] : []))
  const stop = async () => void (await Promise.all(shops.map((shop) => shop.stop())))
  for (const shop of started) {
    if (shop.status === 'fulfilled') continue
    await stop()
    throw shop.reason
  }
  process.env.SHOPS = JSON.stringify(shops.map(({ environment }) => environment))
  return stop
}
