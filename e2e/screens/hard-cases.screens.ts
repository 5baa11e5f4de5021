import pg from 'pg'
import { startPostgres } from '../../tools/start-postgres.ts'
import { openShop } from '../support/open-shop.ts'
import { goTo, test } from '../support/shop.fixture.ts'
import { isNarrowed, photograph, widths } from './photograph.ts'
import { keepPhoto } from './seller-photo.ts'

const LONG_TITLE =
  'Selezione di formaggi stagionati di montagna affinati in grotta con fieno, vinacce e foglie di noce, in cassetta di legno'

/** What sellers and editors may bring about, one product each; statements on the demonstration's data. */
const statements = [
  `delete from product_picture where product_id = 2`,
  `update product_text set title = 'Olio' where product_id = 3`,
  `update product_text set title = '${LONG_TITLE}' where product_id = 4`,
  `update product set discounted_cents = null where id = 5`,
  `update product set price_cents = 999999 where id = 5`,
  `update seller set description = '{"it":"","en":"","es":""}', picture_hash = null where id = 1`,
  `update banner set published = false`,
  `update page_content set published = false`,
  `delete from collection where slug = 'appena-arrivati'`,
  `insert into category (slug, position, name, description, picture_hash)
   select 'altra-' || n, 100 + n, jsonb_build_object('it', 'Altra categoria ' || n), '{"it":""}', null
   from generate_series(1, 28) n`,
]

/** Photos of sellers, as they are kept; of products by id. */
const photos = {
  6: { width: 900, height: 1350 },
  7: { width: 1600, height: 900 },
  8: { width: 1200, height: 1200, isCutOut: true },
}

test('hard cases', async ({ page, expectFailure }) => {
  test.skip(isNarrowed)
  expectFailure(/./)
  const server = await startPostgres()
  const shop = await openShop({ DATABASE_URL: server.url })
  const { PUBLIC_URL = '', DATA_DIR = '' } = shop.environment
  const database = new pg.Client({ connectionString: server.url })
  await database.connect()
  for (const statement of statements) await database.query(statement)
  for (const [productId, photo] of Object.entries(photos))
    await keepPhoto(page, database, { ...photo, folder: DATA_DIR, productId: Number(productId) })
  for (const id of Object.keys(photos)) {
    await goTo(page, `${PUBLIC_URL}/product/${id}`)
    await page.locator('main form[action$="/cart"] button[type=submit]').first().click()
    await page.locator('dialog.panel[open] li').first().waitFor()
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const look = (path: string, name: string) => photograph(page, 'hard cases', PUBLIC_URL + path, name)
    await look('/', 'home without banner, cover and collection of the newest')
    await look('/products?seller=1', 'cards')
    await look('/product/2', 'missing picture')
    await look('/product/3', 'title of one word')
    await look('/product/4', 'title of 120 characters')
    await look('/product/5', 'price of 9,999.99')
    await look('/product/6', 'portrait photo')
    await look('/product/7', 'wide photo')
    await look('/product/8', 'photo cut out')
    await look('/categories/oli-extravergini', 'cards of photos')
    await look('/cart', 'cart of photos')
    await look('/sellers/1', 'seller without story')
    await look('/products', '40 categories')
    await goTo(page, `${PUBLIC_URL}/products`)
    await page.locator('button[popovertarget=menu]:visible').click()
    await page.screenshot({ path: `screens/hard cases/menu of 40/${width}.jpg`, type: 'jpeg', quality: 60 })
  }
  await database.end()
  await shop.stop()
  await server.stop()
})
