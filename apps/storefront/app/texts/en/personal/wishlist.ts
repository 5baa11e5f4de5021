export const wishlist = {
  title: 'Your wishlist',
  remove: 'Remove',
  buyAll: 'Add all that are available',
  change: {
    price_up: 'The price went up: it was {{before}}',
    price_down: 'The price came down: it was {{before}}',
    sold_out: 'Sold out since you saved it',
  },
  gone_one: 'One saved product is no longer sold',
  gone_other: '{{count}} saved products are no longer sold',
  removeGone: 'Take off the list',
  visitor: 'This list is in this browser only. With an account you find it everywhere:',
  noScriptTitle: 'This needs JavaScript',
  noScriptText:
    'Without an account your wishlist stays in your browser, which shows it with JavaScript only. The list of an account works without:',
  emptyTitle: 'Nothing saved yet',
  emptyText:
    'Tap the heart on a product to save it here. We tell you when its price changes or it sells out.',
  emptyAction: 'See the products',
}
