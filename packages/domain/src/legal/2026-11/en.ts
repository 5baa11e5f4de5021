import type { TermsText } from '../legal-text.ts'

/** Terms of sale and withdrawal in English, a courtesy translation. */
export const englishTerms: TermsText = {
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
}
