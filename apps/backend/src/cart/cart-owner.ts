/** Whose carts: an account's, or a visitor's known by a signed cookie (decision 11). */
export type CartOwner =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'visitor'; readonly id: string }

export const accountOwner = (id: string): CartOwner => ({ kind: 'account', id })
export const visitorOwner = (id: string): CartOwner => ({ kind: 'visitor', id })
