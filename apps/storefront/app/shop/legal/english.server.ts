import { englishNotices } from './english-notices.server.ts'
import type { LegalTexts } from './legal-text.ts'

/** Legal texts in English, a courtesy translation. */
export const englishLegal: LegalTexts = {
  ...englishNotices,
  binding: 'This is a translation. The Italian version is the one that binds.',
  terms: {
    title: 'Terms of sale',
    lead: 'Who sells, what you buy and when the contract is made.',
    sections: [
      {
        heading: 'Who sells',
        paragraphs: [
          '{{company}}, {{address}}, VAT no. {{vat}}, REA {{rea}}, runs the marketplace {{shop}} and receives payments on behalf of the producers.',
          'Each product is sold and shipped by the producer named on its page, with company, address, VAT number and contacts. The contract of sale is between you and the producer.',
        ],
      },
      {
        heading: 'Prices and reductions',
        paragraphs: [
          'Prices are in euros and include VAT. Next to the price you find the price per kilogram, litre or piece.',
          'When a price is reduced we state the lowest price of the previous 30 days, or of the time the product has been on sale if that is shorter.',
        ],
      },
      {
        heading: 'Order and contract',
        paragraphs: [
          'A cart may hold products from several warehouses: each becomes an order, with a single payment.',
          'The contract is made when the payment is confirmed and you receive the confirmation by e-mail. If the payment fails you are not charged and your cart stays as it is.',
          'If a producer does not accept the order within 3 working days, it is cancelled and refunded.',
        ],
      },
      {
        heading: 'Payment',
        paragraphs: [
          'You pay by card on the pages of our payment providers. The card number does not pass through our servers.',
        ],
      },
      {
        heading: 'Guarantee and complaints',
        paragraphs: [
          'The legal guarantee of conformity applies. If a product arrives damaged, wrong or incomplete, write to {{email}} within a few days, with a photograph.',
          'You may turn to an alternative dispute resolution body. The court is the one of your residence.',
        ],
      },
      {
        heading: 'Alcohol',
        paragraphs: [
          'Wine, beer and spirits are sold only to people aged 18 or over. At the checkout we ask you to declare it.',
        ],
      },
    ],
  },
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
          'Technical ones only, hence no banner. Which they are and how long they last stands on a page of its own.',
        ],
        links: [{ path: '/legal/cookies', text: 'Cookies and storage of the browser' }],
      },
    ],
  },
  withdrawal: {
    title: 'Returns and withdrawal',
    lead: 'You have 14 days to change your mind, with the exceptions the law makes for food.',
    sections: [
      {
        heading: 'The right of withdrawal',
        paragraphs: [
          'You may withdraw without giving a reason within 14 days of receiving the last parcel of that producer’s order.',
          'You can do it online in two steps, without an account too: choose the products, confirm, and the receipt reaches you by e-mail at once. Or a clear statement to {{email}} is enough, also with the form below. You then have 14 days to send the goods back; the cost of returning them is yours, unless the product is faulty.',
          'We refund the price and the outward shipping within 14 days, by the same means of payment, once we have the goods or proof that they were sent.',
        ],
        links: [{ path: '/withdraw', text: 'Withdraw from contract here' }],
      },
      {
        heading: 'When it does not apply',
        paragraphs: [
          'Withdrawal is excluded for products that deteriorate or expire quickly, for those made to order and for sealed ones opened after delivery, when they cannot be returned for reasons of hygiene (Italian Consumer Code, art. 59).',
          'The page of every product says so before you buy.',
        ],
      },
      {
        heading: 'Model withdrawal form',
        paragraphs: [
          'Complete and return this form only if you wish to withdraw from the contract (Annex I, part B, of Directive 2011/83/EU). (*) Delete as appropriate.',
        ],
        form: [
          'To: {{company}}, {{address}}, {{email}}; or the producer named in the order',
          'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)',
          'Ordered on (*) / received on (*)',
          'Name of consumer(s)',
          'Address of consumer(s)',
          'Signature of consumer(s) (only if this form is notified on paper)',
          'Date',
        ],
      },
      {
        heading: 'Damaged or wrong product',
        paragraphs: [
          'That is not withdrawal: it is the guarantee, and it costs you nothing. Write to {{email}} with the order number and a photograph.',
        ],
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
          'Orders received before 11 on a working day leave the same day. Within Italy delivery takes two to four working days.',
          'Fresh and frozen products leave from Monday to Wednesday and arrive in 24–48 hours, so that no parcel waits over a weekend.',
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
