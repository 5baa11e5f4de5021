import { englishNotices } from './english-notices.server.ts'
import type { ShopLegalTexts } from './legal-text.ts'

/** Legal texts in English, a courtesy translation. */
export const englishLegal: ShopLegalTexts = {
  ...englishNotices,
  privacy: {
    title: 'Privacy notice',
    lead: 'Which data are needed, for how long, and who sees them.',
    sections: [
      { heading: 'Controller', paragraphs: ['{{company}}, {{address}}, {{email}}.'] },
      {
        heading: 'Data and reasons',
        paragraphs: [
          'Account: e-mail, name, password (kept only as a one-way hash). Legal basis: the contract.',
          'Orders: addresses, telephone for the courier, products, amounts. Legal basis: the contract and tax law.',
          'Security: network address and login attempts. Legal basis: our legitimate interest in protecting accounts.',
          'Newsletter: your e-mail and when you said yes, until you unsubscribe. Messages from the contact form: name, e-mail and text, to answer you. Legal basis: your consent and your request.',
        ],
      },
      {
        heading: 'Who receives them',
        paragraphs: [
          'The producer and the courier receive what they need to prepare and deliver. Payment providers process card data, which we never see.',
          'We do not sell data and do no advertising profiling.',
        ],
      },
      {
        heading: 'For how long',
        paragraphs: [
          'The account until you delete it; tax documents for ten years; messages you write to us for a year; security data for six months.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Access, rectification, erasure, restriction, portability and objection: write to {{email}}. You may complain to the Italian data protection authority.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Technical ones only, hence no banner. A separate page lists them and says how long they last.',
        ],
        links: [{ path: '/legal/cookies', text: 'Cookies and storage of the browser' }],
      },
    ],
  },
  shipping: {
    title: 'How we ship',
    lead: 'Each producer ships from their own warehouse: this is why shipping is counted per warehouse.',
    sections: [
      {
        heading: 'What it costs',
        paragraphs: [
          'Regional 10.00\u00a0€, national 30.00\u00a0€, international 50.00\u00a0€: these are the full prices. Almost every warehouse asks for less: its fee is on the product page and in the cart.',
          'When the products from a warehouse reach its threshold, its shipping within Italy is free. The bar in the cart says what is missing.',
          'Regional shipping is possible when your address is in the same region as every warehouse in the cart.',
        ],
      },
      {
        heading: 'When it arrives',
        paragraphs: [
          'Each warehouse has its own hour: orders received before it, on a day on which it ships, leave the same day. The page of each product says when it arrives. Within Italy delivery takes two to four working days.',
          'Fresh and frozen products leave from Monday to Wednesday and arrive in 24–\u206048 hours, so that no parcel waits over a weekend.',
        ],
      },
      {
        heading: 'Outside Italy',
        paragraphs: [
          'Every page says where the product can be shipped. Wine, fresh and frozen products usually stay in Italy. If something cannot reach your address we say so before you pay.',
        ],
      },
    ],
  },
}
