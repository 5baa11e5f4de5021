export const search = {
  corrected: 'Non c’è nulla per «{{text}}»: mostriamo i risultati per',
  emptyTitle: 'Cerca nella bottega',
  emptyText: 'Un prodotto, un produttore, una regione, un articolo del diario.',
  best: 'I più scelti',
  sellers: 'Produttori',
  allSellers: 'Tutti i produttori',
  posts: 'Dal diario',
  allPosts: 'Tutto il diario',
}
