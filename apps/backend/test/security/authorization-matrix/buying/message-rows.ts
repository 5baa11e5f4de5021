import { createProduct } from '../../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, plain } from '../access-row.ts'

let mailboxes = 0
/** A mailbox of its own for each call, so that no limit counts. */
const mailbox = () => {
  mailboxes += 1
  return `lettore${mailboxes}@example.it`
}
/** A well-formed link that nobody was sent. */
const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`

const toMailbox = (status: number, body: (email: string) => object): AccessRow => ({
  prepare: async () => ({ request: { body: body(mailbox()) }, status }),
})

/** Everybody may write and ask; a link is only good for what it was mailed for. */
export const messageRows = {
  subscribe: toMailbox(202, (Email) => ({ Email })),
  confirmSubscription: plain(422, { body: { token } }),
  unsubscribe: plain(422, { query: { token }, body: {} }),
  sendMessage: toMailbox(201, (Email) => ({ Email, Name: 'Anna', Subject: 'Ciao' })),
  createSearchAlert: {
    async prepare() {
      const email = mailbox()
      const body = { query: 'birra artigianale', email }
      return { request: { body }, status: 202, secrets: [email] }
    },
  },
  createStockAlert: {
    async prepare({ backend }) {
      const { id } = await createProduct(backend.services.db, { stock: 0 })
      const email = mailbox()
      return { request: { params: { id }, body: { email } }, status: 202, secrets: [email] }
    },
  },
} satisfies AccessRows
