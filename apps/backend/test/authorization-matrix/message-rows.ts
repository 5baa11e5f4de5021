import { sendMessage } from '@filiera/contract/contact'
import * as newsletter from '@filiera/contract/newsletter'
import { createProduct } from '../factories/catalogue.ts'
import { type AccessRow, plain } from './access-row.ts'

let mailboxes = 0
/** A mailbox of its own for each call, so that no limit counts. */
const mailbox = () => {
  mailboxes += 1
  return `lettore${mailboxes}@example.it`
}
/** A well-formed link that nobody was sent. */
const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`

const toMailbox = (
  endpoint: AccessRow['endpoint'],
  status: number,
  body: (email: string) => object,
): AccessRow => ({
  endpoint,
  prepare: async () => ({ request: { body: body(mailbox()) }, status }),
})

/** Everybody may write and ask; a link is only good for what it was mailed for. */
export const messageRows: AccessRow[] = [
  toMailbox(newsletter.subscribe, 202, (Email) => ({ Email })),
  plain(newsletter.confirmSubscription, 422, { body: { token } }),
  plain(newsletter.unsubscribe, 422, { query: { token }, body: {} }),
  toMailbox(sendMessage, 201, (Email) => ({ Email, Name: 'Anna', Subject: 'Ciao' })),
  {
    endpoint: newsletter.createStockAlert,
    async prepare({ backend }) {
      const { id } = await createProduct(backend.services.db, { stock: 0 })
      const email = mailbox()
      return { request: { params: { id }, body: { email } }, status: 202, secrets: [email] }
    },
  },
]
