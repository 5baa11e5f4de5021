import { createProduct } from '../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, nobodysId } from './access-row.ts'
import { cartRows } from './buying/cart-rows.ts'
import { NOBODYS_ORDER, ordersRows, ownCheckout } from './buying/orders-rows.ts'
import { paymentRows } from './buying/payment-rows.ts'
import { wishlistRows } from './customers/wishlist-rows.ts'
import { reviewRows } from './review-rows.ts'

/** A page about the owner's checkout, or about an order of it. */
const ofPurchase = (
  idOf: (own: Awaited<ReturnType<typeof ownCheckout>>) => string,
  unknown: string,
): AccessRow => ({
  async prepare(world) {
    const own = await ownCheckout(world)
    return {
      request: { params: { id: idOf(own) } },
      unknown: { params: { id: unknown } },
      status: 200,
      secrets: [idOf(own), world.owner.email],
    }
  },
})
const ofOrder = ofPurchase(({ checkout }) => checkout.orders[0]?.id ?? '', NOBODYS_ORDER)

/** Pages of one visitor: they show what the single reads show, to the same people. */
export const personalPageRows = {
  readAccountPage: ordersRows.listCheckouts,
  readOrderPage: ofOrder,
  readMessagesPage: ofOrder,
  readOwnReviewPage: {
    async prepare(world) {
      const { secrets: _published, ...own } = await reviewRows.getOwnReview.prepare(world)
      // only its author is told until when it can be changed
      return { ...own, secrets: ['"editableUntil":"'] }
    },
  },
  readWishlistPage: wishlistRows.getWishlist,
  readCartPage: cartRows.getCarts,
  readVisitorCartPage: cartRows.getVisitorCarts,
  readCheckoutPage: cartRows.getCarts,
  readPaymentPage: ofPurchase(({ checkout }) => checkout.id, nobodysId()),
  readReturnPage: paymentRows.getPayment,
  readComparePage: {
    async prepare({ backend }) {
      const { id } = await createProduct(backend.services.db)
      return { request: { query: { id_in: id } }, status: 200 }
    },
  },
} satisfies AccessRows
