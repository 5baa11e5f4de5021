/** Versions of a product, compared. */
export const history = {
  title: 'History',
  hint: 'Choose two versions to compare them. Taking back writes into the draft: the shop changes only when you publish.',
  draft: 'Draft',
  version: 'Version {{number}}',
  inShop: 'in the shop',
  first: 'Published for the first time',
  before: 'As it was before',
  restore: 'Put {{number}} into the draft',
  take: 'Take this field back',
  same: 'There is no difference.',
  liveApart: 'Price, offer and stock are not in versions: they count at once.',
  chooseTwo: 'Choose two versions.',
  more: 'Older versions',
  empty: 'No version yet',
  emptyHint: 'The first one is made when you publish.',
} as const
