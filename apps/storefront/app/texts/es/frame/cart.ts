/** What every page says of the cart. */
export const cart = {
  articles_one: '{{count}} artículo en el carrito',
  articles_other: '{{count}} artículos en el carrito',
  add: 'Añadir al carrito',
  addNamed: 'Añadir {{title}} al carrito',
  added: 'En el carrito',
}
