import { countProducts, getCollection, listCategories } from '@filiera/contract/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { listShops } from '@filiera/contract/sellers'
import { CATEGORIES_ON_HOME } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { PageTags } from '../shell/server-contexts.ts'
import { monthInItaly, season } from './season.ts'

/** Collection of the latest products (specification §9). */
const NEWEST = 'appena-arrivati'

/** Words of the month that find something, with the address of what they find. */
async function loadSeason(call: BackendCall, lang: Language, now: Date) {
  const words = season[monthInItaly(now)] ?? []
  const counted = await Promise.all(
    words.map(async ({ label, search }) => {
      const found = await call(countProducts, { query: { title_contains: search[lang], lang } })
      return found.ok && found.value > 0 ? { label: label[lang], search: search[lang] } : null
    }),
  )
  return counted.filter((word) => word !== null)
}

/** Week of a moment, counted from a Monday: the seller shown on the home page changes with it. */
const weekOf = (now: Date) => Math.floor((now.getTime() / 86_400_000 + 3) / 7)

/** Everything the home page shows; a part that cannot be read is left out, the page stays. */
export async function loadHome(call: BackendCall, lang: Language, tags: PageTags, now: Date) {
  tags.add('catalogue', 'categories', 'sellers', `collection:${NEWEST}`)
  const [categories, newest, shops, words] = await Promise.all([
    call(listCategories, { query: { lang } }),
    call(getCollection, { params: { name: NEWEST }, query: { lang } }),
    call(listShops, { query: { lang, limit: '100' } }),
    loadSeason(call, lang, now),
  ])
  const sellers = shops.ok ? shops.value : []
  const open = sellers.filter((seller) => seller.productsCount > 0)
  for (const product of newest.ok ? newest.value.products : []) tags.add(`product:${product.id}`)
  return {
    failed: !categories.ok && !newest.ok && !shops.ok,
    month: monthInItaly(now),
    words,
    categories: categories.ok
      ? categories.value.filter((category) => category.productsCount > 0).slice(0, CATEGORIES_ON_HOME)
      : [],
    newest: newest.ok ? newest.value : null,
    sellers: sellers.map(({ id, name, city, region, position }) => ({ id, name, city, region, position })),
    featured: open[weekOf(now) % Math.max(1, open.length)] ?? null,
  }
}
