import { readGoogleMerchant } from './read-google-merchant.ts'
import { readShopify } from './read-shopify.ts'
import { readTable } from './read-table.ts'
import { readWooCommerce } from './read-woocommerce.ts'
import { type SourceFile, UnreadableFile } from './source-file.ts'

/** Whether a file is one that a program of another shop made, in which a product may take several lines. */
export function isPlatformFile(text: string): boolean {
  if (text.trimStart().startsWith('<')) return true
  const end = text.indexOf('\n')
  const headings = text
    .slice(0, end < 0 ? text.length : end)
    .toLowerCase()
    .split(/[,;\t]/)
    .map((heading) => heading.replaceAll('"', '').trim())
  const has = (...names: string[]) => names.some((name) => headings.includes(name))
  if (has('handle', 'url handle')) return has('title')
  return has('id', 'sku') && has('type', 'tipo') && has('regular price', 'prezzo di listino', 'precio normal')
}

/**
 * Reads a product file of any known format. The ends of its lines do not matter: the same file saved by Excel says the same.
 * @param most lines that are read of a table
 * @throws UnreadableFile saying where and why
 */
export async function readFile(content: string, most?: number): Promise<SourceFile> {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (text.trimStart().startsWith('<')) return readGoogleMerchant(text.trimStart())
  const table = await readTable(text, most)
  const headings = table.headings.map((heading) => heading.toLowerCase())
  const has = (...names: string[]) => names.some((name) => headings.includes(name))
  if (has('handle', 'url handle')) return readShopify(table)
  if (has('id', 'sku')) return readWooCommerce(table)
  throw new UnreadableFile(
    'This is not a product file: the first line has no column "Handle" or "URL handle" (Shopify) and no column "ID" or "SKU" (WooCommerce).',
  )
}
