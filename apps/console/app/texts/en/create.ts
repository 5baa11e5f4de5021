/** New products and copies. */
export const create = {
  title: 'New product',
  duplicate: 'Duplicate',
  copyOf: 'Copy of {{title}}',
  hint: 'It begins as a draft: the shop shows it once you publish it.',
  copyHint: 'Copies texts, label and photos. Codes and stock stay with the first one.',
  name: 'Name in Italian',
  category: 'Category',
  choose: 'Choose…',
  price: 'Price with VAT, €',
  create: 'Create and complete',
  faults: {
    name: 'Write what it is called.',
    category: 'Choose a category.',
    noWarehouse: 'The shop has no warehouse to ship from yet.',
    failed: 'It was not created. Try again: what you wrote is still here.',
  },
}
