/** The end of a shop. */
export const closing = {
  title: 'Closing for good',
  intro:
    'For a break, holidays are enough. Closing for good takes the shop away from customers and cannot be undone.',
  open: 'Close the shop',
  question: 'Close {{name}} for good?',
  products_one: '{{count}} product leaves the shop and all carts at once.',
  products_other: '{{count}} products leave the shop and all carts at once.',
  page: 'The page of the shop is no longer found.',
  orders_one: '{{count}} paid order is still to be sent: you work on it here as always.',
  orders_other: '{{count}} paid orders are still to be sent: you work on them here as always.',
  returns_one: '{{count}} return still waits for your answer.',
  returns_other: '{{count}} returns still wait for your answer.',
  money: 'What is due to you is paid out as always; returns are accepted until their deadline.',
  kept: 'Orders and documents stay for ten years, as the law demands. Products, photos and texts stay here, to be read only.',
  forGood: 'There is no way back.',
  typeName: 'To confirm, write the name of the shop: {{name}}',
  wrongName: 'This is not the name of the shop: write {{name}}',
  go: 'Close for good',
  forbidden: 'The shop is suspended or closed already: it cannot be closed from here.',
} as const
