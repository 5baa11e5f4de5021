import type { Shop } from '../shop.ts'

async function firstOf(shop: Shop, listPath: string, link: RegExp): Promise<string | null> {
  const answer = await fetch(shop.storefrontUrl + listPath)
  if (answer.status === 404) return null
  const path = link.exec(await answer.text())?.[1]
  if (!path) throw new Error(`${listPath} (${answer.status}) leads to no page like ${link}`)
  return path
}

/** The five public pages of the figures; a page whose list is not part of the shop is left out. */
export async function publicPaths(shop: Shop, productPath: string): Promise<Record<string, string>> {
  const paths = {
    home: '/',
    listing: '/products',
    product: productPath,
    seller: await firstOf(shop, '/sellers', /href="(\/sellers\/\d+)"/),
    post: await firstOf(shop, '/blog', /href="(\/blog\/\d+[^"#?]*)"/),
  }
  return Object.fromEntries(Object.entries(paths).filter((entry): entry is [string, string] => !!entry[1]))
}
