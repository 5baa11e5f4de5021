import { currentTerms } from '@filiera/domain/legal/terms-version'
import { readConfig } from '../src/config.ts'
import type { MailData, MailKindName } from '../src/mail/kinds.ts'
import type { OutgoingMail } from '../src/mail/mailer.ts'
import { carryOutMail } from '../src/mail/send-mail.ts'

/** The console that sellers' mails lead to. */
export const CONSOLE_URL = 'https://console.example'

export const mailConfig = readConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://shop.example/',
  CONSOLE_PUBLIC_URL: CONSOLE_URL,
})

/** The mail that a queued one becomes. */
export async function writeMail(payload: unknown): Promise<OutgoingMail> {
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} }
  await carryOutMail(mailConfig, mailer)(payload, 'mail:fact')
  const mail = sent[0]
  if (!mail) throw new Error('no mail was sent')
  return mail
}

export const order = {
  number: 'ABCD-EFGH-1234-5678',
  seller: 'Frantoio "Tre Coppi" & figli',
  lines: [{ title: 'Olio <nuovo>', quantity: 2, cents: 2400, alcohol: false, pictureHash: '0a1b2c3d4e5f' }],
  shippingCents: 690,
  amountCents: 3090,
  vat: [{ rate: 10, netCents: 2809, vatCents: 281 }],
}
/** The one page outside the shop that a mail leads to. */
export const TRACKING_PAGE =
  'https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match=M1234567890'
export const bought = {
  checkoutId: 'c1',
  orders: [order],
  totalCents: 3090,
  orderedAt: '2026-11-22T10:00:00Z',
}
const parcel = {
  ...order,
  place: { region: 'puglia', city: 'Andria' },
  delivery: { from: '2026-11-25', to: '2026-11-27' },
}
export const visitor = {
  email: 'anna@example.com',
  name: 'Anna <b>Verdi</b>',
  subject: 'Un ordine',
  message: 'Buongiorno,\n</td><script>alert(1)</script>',
  locale: 'es' as const,
}

const withdrawn = {
  orderId: order.number,
  lines: order.lines,
  amountCents: 3090,
  withShipping: true,
  reason: 'Non <mi> piace',
  at: '2026-11-21T10:00:00Z',
  sendBackBy: '2026-12-07T23:00:00Z',
}

/** An example of every kind: a new one does not compile without. */
export const examples: { [K in MailKindName]: MailData<K> } = {
  'confirm-registration': { seed: 's' },
  'already-registered': {},
  'shop-invitation': { seed: 's', shop: order.seller, invitedBy: 'Rosa <b>', role: 'orders' },
  'account-deleted': {},
  'order-received': { ...bought, termsVersion: currentTerms },
  'order-paid': { ...bought, orders: [parcel], paidAt: '2026-11-22T10:05:00Z', termsVersion: currentTerms },
  'order-delivered': {
    orderId: order.number,
    seller: order.seller,
    products: [{ id: '7', title: 'Olio <nuovo>' }],
    lines: [{ title: 'Olio <nuovo>', quantity: 2, withdrawal: 'standard', pictureHash: '0a1b2c3d4e5f' }],
    withdrawUntil: '2026-12-07T23:00:00Z',
  },
  'order-shipped': {
    orderId: order.number,
    seller: order.seller,
    carrier: 'GLS',
    tracking: 'M1234567890',
    trackingUrl: TRACKING_PAGE,
    recipient: 'Anna <b>Verdi</b>',
    place: parcel.place,
    way: {
      paidAt: '2026-11-22T10:00:00Z',
      acceptedAt: '2026-11-23T08:30:00Z',
      shippedAt: '2026-11-24T16:05:00Z',
      delivery: parcel.delivery,
    },
    others: [{ seller: 'Cascina <Alba>', place: { region: 'piemonte', city: 'Alba' }, is: 'prepared' }],
    lines: [{ title: 'Olio <nuovo>', quantity: 2, cents: 2400, alcohol: false, pictureHash: '0a1b2c3d4e5f' }],
  },
  'shipment-corrected': {
    orderId: order.number,
    seller: order.seller,
    carrier: 'GLS',
    tracking: 'M1234567890',
    trackingUrl: TRACKING_PAGE,
  },
  'return-decided': { orderId: order.number, seller: order.seller, accepted: false, note: 'Aperto <nuovo>' },
  'order-cancelled': {
    numbers: [order.number],
    sellers: [order.seller],
    reason: 'not_accepted',
    amountCents: 3090,
  },
  'seller-dispute': { orderId: order.number, amountCents: 3090, step: 'opened' },
  'seller-morning': {
    shop: order.seller,
    day: '2026-11-24',
    waiting: {
      ...{ late: 1, ship: 3, accept: 2, messages: 1, returns: 1, reviews: 2 },
      ...{ stock: 4, lots: 1, held: 2, unpublished: 1, certificates: 3 },
    },
  },
  'seller-order-cancelled': { orderId: order.number, reason: 'withdrawal' },
  refund: {
    orderId: order.number,
    seller: order.seller,
    amountCents: 1000,
    lines: [{ title: 'Olio <nuovo>', quantity: 1, cents: 1000, pictureHash: '0a1b2c3d4e5f' }],
    shippingCents: 0,
    place: parcel.place,
    way: { decidedAt: '2026-11-27T10:00:00Z', sentAt: '2026-11-28T10:00:00Z' },
    isAll: false,
    left: { amountCents: 2090, vat: [{ rate: 10, netCents: 1900, vatCents: 190 }] },
  },
  'order-message-seller': {
    orderId: order.number,
    topic: 'damaged',
    products: ['Olio <nuovo>'],
    text: visitor.message,
  },
  'order-message-customer': { orderId: order.number, seller: order.seller, text: visitor.message },
  'withdrawal-link': { orderId: order.number, seed: 's' },
  'withdrawal-receipt': { ...withdrawn, seller: order.seller, returnAddress: 'Azienda, Via Roma 1' },
  'seller-withdrawal': { ...withdrawn, isUnshipped: false },
  'seller-return-waits': { orderId: order.number, dueBy: '2026-12-08T23:00:00Z', isLate: false },
  'payment-failed': { checkoutId: 'c1' },
  'payment-reminder': {
    checkoutId: 'c1',
    totalCents: 3090,
    orders: [{ number: order.number, seller: order.seller }],
    holdUntil: '2026-11-21T10:15:00Z',
  },
  'order-lapsed': {
    checkoutId: 'c1',
    totalCents: 3090,
    orders: [{ number: order.number, seller: order.seller }],
    awaitsTransfer: true,
  },
  'payment-returned': { checkoutId: 'c1', amountCents: 6750 },
  'seller-new-order': {
    order,
    recipient: 'Anna',
    address: 'Via Roma 1, 87100 Cosenza (CS)',
    acceptBy: '2026-11-25T23:00:00Z',
  },
  'subscription-confirm': { seed: 's' },
  'stock-alert-confirm': { seed: 's', product: 'Olio <nuovo>' },
  'back-in-stock': {
    seed: 's',
    productId: '7',
    product: 'Olio <nuovo>',
    cents: 1200,
    pictureHash: '0a1b2c3d4e5f',
  },
  'search-alert-confirm': { seed: 's' },
  'search-found': { seed: 's', query: 'birra <artigianale>' },
  'review-hidden': {
    product: 'Olio <nuovo>',
    reason: 'false',
    note: 'Chi scrive <non> ha comprato questo olio.',
  },
  'contact-received': {},
  'contact-message': visitor,
  'reset-password': { seed: 's' },
  'login-link': { seed: 's' },
  'password-changed': {},
  'new-device': { device: 'Firefox, Linux', at: '2026-11-21T10:00:00Z' },
  'username-change-old': { seed: 's', newEmail: 'bea@example.com' },
  'username-change-new': { seed: 's' },
}
