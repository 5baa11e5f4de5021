export const search = {
  corrected: 'No hay nada para «{{text}}»: mostramos los resultados de',
  emptyTitle: 'Busca en la tienda',
  emptyText: 'Un producto, un productor, una región, un artículo del diario.',
  best: 'Los más elegidos',
  sellers: 'Productores',
  allSellers: 'Todos los productores',
  posts: 'Del diario',
  allPosts: 'Todo el diario',
}
