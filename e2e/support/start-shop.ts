import { openShop } from './open-shop.ts'

/** Long enough to reach the payment page, short enough for a journey to see it end, in minutes. */
const HOLD_MINUTES = '0.4'

/** Every way to pay that there is. */
const PAYMENT_METHODS = 'card,paypal,satispay,bank_wire'

/** One shop for all journeys; what it returns closes it. */
export default async function startShop(): Promise<() => Promise<void>> {
  const { environment, stop } = await openShop({ HOLD_MINUTES, PAYMENT_METHODS })
  process.env.SHOP_URL = environment.PUBLIC_URL
  process.env.SHOP_BACKEND_URL = environment.BACKEND_URL
  process.env.MAILBOX_URL = environment.SANDBOX_URL
  return stop
}
