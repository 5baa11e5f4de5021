import type { SameKeys } from '@filiera/design/translator'
import type { shell as italian } from '../it/shell.ts'

export const shell: SameKeys<typeof italian> = {
  skip: 'Skip to the content',
  nav: 'Sections of the console',
  navPhone: 'Main sections',
  more: 'More',
  today: 'Today',
  orders: 'Orders',
  order: 'Order',
  messages: 'Messages',
  reviews: 'Reviews',
  pick: 'Pick list',
  slips: 'Packing slips',
  products: 'Products',
  product: 'Product',
  stock: 'Stock',
  photos: 'Photos',
  jobs: 'Jobs',
  shop: 'Shop: {{name}}',
  chooseShop: 'Change shop',
  language: '{{code}}, language: {{name}}',
  account: '{{initials}}, your account: {{name}}',
  logout: 'Log out',
  logoutFailed: 'We could not log you out. Please try again.',
  when: {
    at: '{{day}}, {{time}}',
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
  },
  close: 'Close',
  role: {
    owner: 'Owner',
    catalogue: 'Catalogue',
    orders: 'Orders',
    accounts: 'Accounts',
    viewer: 'Read only',
  },
  suspended: {
    title: 'The shop is suspended.',
    body: 'Customers do not see it and no new orders come in. Those that are paid must be shipped: everything below works.',
  },
  closed: {
    title: 'You are on holiday until {{date}}.',
    body: 'Customers see the products but cannot order.',
  },
  noShop: {
    title: 'You no longer work for any shop',
    body: 'The access of {{email}} was taken away. If this is a mistake, ask the owner to invite you again.',
  },
  keys: 'Keyboard shortcuts',
}
