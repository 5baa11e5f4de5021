import type { Transaction } from '../../platform/database/open-database.ts'

/** Who sells, as the contract names it. */
export type SellerCompany = { name: string; address: string; vatNumber: string; email: string }

/** The companies of sellers, by the seller's id. */
export async function findSellerCompanies(
  trx: Transaction,
  sellerIds: readonly string[],
): Promise<Map<string, SellerCompany>> {
  const rows = await trx
    .selectFrom('seller')
    .select(['id', 'company', 'vat_number', 'email', 'street', 'zip', 'city', 'province'])
    .where('id', 'in', [...sellerIds])
    .execute()
  return new Map(
    rows.map(({ id, company, vat_number, email, street, zip, city, province }) => {
      const address = `${street}, ${zip} ${city}${province && ` (${province})`}`
      return [id, { name: company, address, vatNumber: vat_number, email }]
    }),
  )
}
