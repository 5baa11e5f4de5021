/** Most products on a wishlist. */
export const WISHLIST_MAX = 200
