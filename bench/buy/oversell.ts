import { createClient } from '@filiera/contract/client'
import { stepCartItem } from '@filiera/contract/orders/cart'
import { placeCheckout } from '@filiera/contract/orders/orders'
import pg from 'pg'
import { createCustomers } from '../customers.ts'
import type { Figure } from '../figure.ts'
import type { Shop } from '../shop.ts'

const BUYERS = 500
const UNITS = 10
const REPETITIONS = 20

/** 500 buyers for 10 units, 20 times: how often anything but exactly ten were sold, or anything was left over. */
export async function measureOversell(shop: Shop): Promise<Figure> {
  const customers = await createCustomers(shop, BUYERS)
  const call = createClient({ baseUrl: shop.backendUrl, timeoutMs: 120_000 })
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    "select id from product where status = 'published' and not alcohol and 'IT' = any(ships_to) order by id limit $1",
    [REPETITIONS],
  )
  const runs: number[] = []
  for (const { id: productId } of rows) {
    await database.query('update product set stock = $2 where id = $1', [productId, UNITS])
    await database.query('delete from stock_hold where product_id = $1', [productId])
    const sold = await Promise.all(
      customers.map(async ({ token, addressId }) => {
        const headers = { authorization: `Bearer ${token}` }
        const added = await call(stepCartItem, { body: { productId, quantity: 1 } }, headers)
        if (!added.ok) return false
        const placed = await call(
          placeCheckout,
          {
            body: {
              shippingAddressId: addressId,
              billingAddressId: addressId,
              shippingMethod: 'national',
              acceptTerms: true,
            },
          },
          headers,
        )
        return placed.ok
      }),
    )
    const { rows: after } = await database.query(
      `select p.stock, coalesce((select sum(quantity) from stock_hold h where h.product_id = p.id and h.state <> 'released'), 0)::int as held from product p where id = $1`,
      [productId],
    )
    const count = sold.filter(Boolean).length
    const isRight = count === UNITS && after[0].stock === 0 && after[0].held === UNITS
    if (!isRight)
      console.log(`product ${productId}: ${count} sold, stock ${after[0].stock}, held ${after[0].held}`)
    runs.push(isRight ? 0 : 1)
    await database.query('delete from cart')
  }
  await database.end()
  return {
    name: `${BUYERS} buyers for ${UNITS} units: rounds that did not sell exactly ${UNITS}`,
    unit: `of ${REPETITIONS}`,
    limit: 0,
    value: runs.reduce((sum, run) => sum + run, 0),
    runs,
  }
}
