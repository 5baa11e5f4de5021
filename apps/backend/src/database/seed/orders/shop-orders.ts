import type { OrderStatus } from '@filiera/contract/orders'

/** A step of an order with the hours after its placement. */
export type Step = { status: OrderStatus; after: number }

/** One order of the demonstration's shop: when it was placed, how many kinds of goods are in it, how far it is. */
export type ShopOrder = {
  hoursAgo: number
  goods: number
  steps: readonly Step[]
  tracking?: string
  /** What its customer wrote. */
  message?: { topic: 'question' | 'damaged'; text: string; after: number }
}

const paid: Step = { status: 'PAID', after: 0.1 }
const accepted: Step = { status: 'ACCEPTED', after: 3 }
const preparing: Step = { status: 'PREPARING', after: 20 }
const shipped: Step = { status: 'SHIPPED', after: 26 }
const delivered: Step = { status: 'DELIVERED', after: 72 }

/** What the demonstration's shop finds to work on: something in every state. */
export const shopOrders: readonly ShopOrder[] = [
  { hoursAgo: 1, goods: 3, steps: [paid] },
  {
    hoursAgo: 5,
    goods: 1,
    steps: [paid],
    message: {
      topic: 'question',
      text: 'Buongiorno, è un regalo: potete non mettere il prezzo nel pacco?',
      after: 1,
    },
  },
  { hoursAgo: 22, goods: 2, steps: [paid, accepted] },
  { hoursAgo: 30, goods: 2, steps: [paid, accepted, preparing] },
  { hoursAgo: 50, goods: 1, steps: [paid, accepted, preparing, shipped], tracking: 'M1234567890' },
  {
    hoursAgo: 120,
    goods: 2,
    steps: [paid, accepted, preparing, shipped, delivered],
    tracking: 'M1234567811',
  },
  {
    hoursAgo: 200,
    goods: 2,
    steps: [paid, accepted, preparing, shipped, delivered, { status: 'RETURN_REQUESTED', after: 150 }],
    tracking: 'M1234567733',
    message: { topic: 'question', text: 'Ne ho ordinati troppi: un prodotto lo rendo, chiuso.', after: 150 },
  },
]
