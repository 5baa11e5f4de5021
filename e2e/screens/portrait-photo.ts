import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type pg from 'pg'

/** A photo taller than wide, light as from a window; the browser draws it. */
async function drawPortrait(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 900, height: 1350 })
  await page.setContent(
    `<body style="margin:0;background:radial-gradient(circle at 30% 20%,#f4ead6,#8a6f4e)">
     <div style="position:absolute;left:300px;top:380px;width:300px;height:820px;border-radius:60px 60px 20px 20px;background:linear-gradient(90deg,#1d3524,#4f7a55 40%,#16281b)"></div>`,
  )
  return page.screenshot()
}

/** Gives a product that photo as its only picture. */
export async function keepPortrait(
  page: Page,
  database: pg.Client,
  { folder, productId }: { folder: string; productId: number },
): Promise<void> {
  const bytes = await drawPortrait(page)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await writeFile(join(folder, 'pictures/masters', hash), bytes)
  await database.query(
    `insert into picture (hash, format, width, height, bytes) values ($1, 'png', 900, 1350, $2)`,
    [hash, bytes.length],
  )
  await database.query('delete from product_picture where product_id = $1', [productId])
  await database.query(
    `insert into product_picture (product_id, position, picture_hash, alt) values ($1, 0, $2, '{"it":"Bottiglia su un tavolo"}')`,
    [productId, hash],
  )
}
