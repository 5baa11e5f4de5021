// {"rule":"stores-stay-home","from":"apps/backend/src/payments/attempts/arrow-fixture.ts"}
import { lockCheckout } from '../../orders/checkout/checkout-status.store.ts'

export const wrong = lockCheckout
