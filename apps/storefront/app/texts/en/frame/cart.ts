/** What every page says of the cart. */
export const cart = {
  articles_one: '{{count}} item in the cart',
  articles_other: '{{count}} items in the cart',
  add: 'Add to cart',
  addNamed: 'Add {{title}} to cart',
  added: 'In your cart',
}
