export const search = {
  corrected: 'There is nothing for “{{text}}”: showing results for',
  emptyTitle: 'Search the shop',
  emptyText: 'A product, a producer, a region, an article of the journal.',
  best: 'Most chosen',
  sellers: 'Producers',
  allSellers: 'All producers',
  posts: 'From the journal',
  allPosts: 'The whole journal',
}
