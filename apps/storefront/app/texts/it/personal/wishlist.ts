export const wishlist = {
  title: 'I tuoi preferiti',
  remove: 'Rimuovi',
  buyAll: 'Aggiungi tutti i disponibili',
  change: {
    price_up: 'Il prezzo è salito: era {{before}}',
    price_down: 'Il prezzo è sceso: era {{before}}',
    sold_out: 'Si è esaurito da quando l’hai salvato',
  },
  gone_one: 'Un preferito non è più in vendita',
  gone_other: '{{count}} preferiti non sono più in vendita',
  removeGone: 'Togli dalla lista',
  visitor: 'Questa lista è solo in questo browser. Con un account la ritrovi ovunque:',
  noScriptTitle: 'Qui serve JavaScript',
  noScriptText:
    'Senza un account i preferiti restano nel tuo browser, che li mostra solo con JavaScript. La lista di un account si vede anche senza:',
  emptyTitle: 'Nessun preferito, per ora',
  emptyText: 'Il cuore su un prodotto lo salva qui. Ti diciamo se cambia prezzo o si esaurisce.',
  emptyAction: 'Guarda i prodotti',
}
