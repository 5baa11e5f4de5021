import { createCustomer, TEST_PASSWORD } from '../../factories/account.ts'
import { createSeller } from '../../factories/catalogue.ts'
import { type AccessRows, plain } from './access-row.ts'

export const consoleRows = {
  loginSeller: {
    async prepare({ backend }) {
      const sellerId = await createSeller(backend.services.db)
      const { email } = await createCustomer(backend, { sellerId })
      return { request: { body: { username: email, password: TEST_PASSWORD } }, status: 200 }
    },
  },
  readSellerSession: plain(200),
} satisfies AccessRows
