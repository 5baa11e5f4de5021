import { listCategories, listProducts } from '@filiera/contract/catalog/catalogue'
import type { ChangeTag } from '@filiera/contract/changes'
import type { BackendCall } from '@filiera/contract/client'
import { endOfDayAt } from '@filiera/domain/dates/working-days'
import type { Language } from '@filiera/domain/languages'
import { seasonWords } from '../../app/shop/home/season.ts'
import type { Menu } from '../../app/state/server-contexts.ts'
import { FRESH_MS } from './cache/page-cache.ts'

/** As many things of the month as the menu and the empty cart show. */
const MOST_SHOWN = 4

/** Tags of changes that the names or numbers of the menu may follow. */
const TAGS: readonly ChangeTag[] = ['categories', 'catalogue']

/** The menu as it is now; `isWhole` tells whether the catalogue answered everything. */
async function askMenu(
  call: BackendCall,
  lang: Language,
  now: Date,
): Promise<{ menu: Menu; isWhole: boolean }> {
  const words = seasonWords(now)
  const [categories, ...firsts] = await Promise.all([
    call(listCategories, { query: { lang } }),
    ...words.map(({ search }) =>
      call(listProducts, { query: { title_contains: search[lang], match: 'words', limit: '1', lang } }),
    ),
  ])
  const top = categories.ok ? categories.value.filter(({ parent }) => parent === null) : []
  const found = words.flatMap((word, index) => {
    const first = firsts[index]
    const [product] = first?.ok ? first.value : []
    return product ? [{ ...word, image: product.image }] : []
  })
  return {
    menu: {
      categories: top.map(({ slug, name, image, productsCount }) => ({ slug, name, image, productsCount })),
      season: found.slice(0, MOST_SHOWN).map(({ label, search, image }) => ({
        label: label[lang],
        path: `/products?title_contains=${encodeURIComponent(search[lang])}`,
        image,
      })),
    },
    isWhole: categories.ok && firsts.every(({ ok }) => ok),
  }
}

export type Menus = ReturnType<typeof createMenus>

/**
 * The menu of every page, asked for once a language. Like a page it is new after a minute, after a change of the catalogue and on
 * another day in Italy; what a silent catalogue left out is asked for again at once.
 */
export function createMenus(call: BackendCall, now: () => number = Date.now) {
  const kept = new Map<Language, { until: number; menu: Promise<Menu> }>()
  function ask(lang: Language): Promise<Menu> {
    const at = new Date(now())
    const asked = askMenu(call, lang, at)
    const entry = {
      until: Math.min(at.getTime() + FRESH_MS, endOfDayAt(at).getTime()),
      menu: asked.then(({ menu, isWhole }) => {
        if (!isWhole && kept.get(lang) === entry) kept.delete(lang)
        return menu
      }),
    }
    kept.set(lang, entry)
    return entry.menu
  }
  return {
    read(lang: Language): Promise<Menu> {
      const known = kept.get(lang)
      return known && now() < known.until ? known.menu : ask(lang)
    },
    drop(tags: readonly string[]): void {
      if (TAGS.some((tag) => tags.includes(tag))) kept.clear()
    },
    clear: () => kept.clear(),
  }
}
