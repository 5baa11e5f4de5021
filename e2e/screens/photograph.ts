import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { goTo } from '../support/shop.fixture.ts'

/** Asked for as arguments of `npm run screens`; all unless some are. */
const asked = (process.env.SCREENS ?? '').split(' ').filter(Boolean)
const chosen = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((each) => asked.includes(each))
  return some.length > 0 ? some : all
}
export const widths = chosen(['360', '768', '1024', '1440', '1920', '2560']).map(Number)
export const languages = chosen(['it', 'en', 'es'])

/** How main screens are seen besides: `dark`, `forced` colours, a screen of `320` px, `zoom` to 200 %. */
export const ways = chosen(['dark', 'forced', '320', 'zoom'])

/** Pages asked for by their path without language, `/product/1`; all when none is. */
const pages = asked.filter((each) => each.startsWith('/'))
export const isNarrowed = pages.length > 0
/** Whether one of the paths, or a page below it, is asked for. */
export const isAsked = (path: string) =>
  !isNarrowed ||
  pages.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))

export const prefixOf = (language: string) => (language === 'it' ? '' : `/${language}`)

/** Makes everything of the page ready to be seen at once: what is laid out later, and pictures that wait for somebody to come near. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    for (const image of document.images) image.loading = 'eager'
    const seen = [...document.images].filter((image) => image.checkVisibility())
    await Promise.race([
      Promise.allSettled(seen.map((image) => image.decode())),
      new Promise((late) => setTimeout(late, 10_000)),
    ])
  })
}

/** `/products?page=2` → `products-page-2`; of an id its first part, or two long paths were cut to the same name. */
const nameOf = (path: string) =>
  path
    .replace(/(?<=[0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '') || 'home'

/** A picture of the whole page that is open, `screens/{folder}/{name}/{width}.jpg`. */
export async function keep(page: Page, folder: string, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({
    path: join(import.meta.dirname, '../../screens', folder, name.slice(0, 80), `${width}.jpg`),
    fullPage: true,
    type: 'jpeg',
    quality: 60,
  })
}

/** Opens a page and keeps a picture of it. */
export async function photograph(
  page: Page,
  folder: string,
  path: string,
  name = nameOf(path),
): Promise<void> {
  await goTo(page, path)
  await showAll(page)
  await keep(page, folder, name)
}
