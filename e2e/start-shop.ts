import { openShop } from './open-shop.ts'

/** One shop for all journeys; what it returns closes it. */
export default async function startShop(): Promise<() => Promise<void>> {
  const { environment, stop } = await openShop()
  process.env.SHOP_URL = environment.PUBLIC_URL
  process.env.SHOP_BACKEND_URL = environment.BACKEND_URL
  process.env.MAILBOX_URL = environment.SANDBOX_URL
  return stop
}
