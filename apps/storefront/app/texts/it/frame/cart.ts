/** What every page says of the cart. */
export const cart = {
  articles_one: '{{count}} articolo nel carrello',
  articles_other: '{{count}} articoli nel carrello',
  add: 'Aggiungi al carrello',
  addNamed: 'Aggiungi {{title}} al carrello',
  added: 'Nel carrello',
}
