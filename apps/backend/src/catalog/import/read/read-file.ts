import { readGoogleMerchant } from './read-google-merchant.ts'
import { readShopify } from './read-shopify.ts'
import { readTable } from './read-table.ts'
import { readWooCommerce } from './read-woocommerce.ts'
import { type SourceFile, UnreadableFile } from './source-file.ts'

/**
 * Reads a product file of any known format. The ends of its lines do not matter: the same file saved by Excel says the same.
 * @throws UnreadableFile saying where and why
 */
export async function readFile(content: string): Promise<SourceFile> {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (text.trimStart().startsWith('<')) return readGoogleMerchant(text.trimStart())
  const table = await readTable(text)
  const headings = table.headings.map((heading) => heading.toLowerCase())
  const has = (...names: string[]) => names.some((name) => headings.includes(name))
  if (has('handle', 'url handle')) return readShopify(table)
  if (has('id', 'sku')) return readWooCommerce(table)
  throw new UnreadableFile(
    'This is not a product file: the first line has no column "Handle" or "URL handle" (Shopify) and no column "ID" or "SKU" (WooCommerce).',
  )
}
