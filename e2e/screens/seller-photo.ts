import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type pg from 'pg'

type Photo = { width: number; height: number; isCutOut?: boolean }

/** A bottle on a table, light as from a window, or nothing but the bottle; the browser draws it. */
async function drawPhoto(page: Page, { width, height, isCutOut = false }: Photo): Promise<Buffer> {
  const ground = isCutOut
    ? 'transparent'
    : 'radial-gradient(circle at 30% 20%,#f4ead6,#8a6f4e 76%,#5b4630 76.5%)'
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<body style="margin:0;background:${ground}">
     <div style="position:absolute;left:calc(50% - 11vmin);top:14%;width:22vmin;height:76%;border-radius:11vmin 11vmin 2vmin 2vmin;background:linear-gradient(90deg,#1d3524,#4f7a55 40%,#16281b)"></div>`,
  )
  return page.screenshot({ omitBackground: isCutOut })
}

/** Gives a product such a photo as its only picture. */
export async function keepPhoto(
  page: Page,
  database: pg.Client,
  { folder, productId, ...photo }: Photo & { folder: string; productId: number },
): Promise<void> {
  const bytes = await drawPhoto(page, photo)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  await writeFile(join(folder, 'pictures/masters', hash), bytes)
  await database.query(
    `insert into picture (hash, format, width, height, bytes) values ($1, 'png', $2, $3, $4)`,
    [hash, photo.width, photo.height, bytes.length],
  )
  await database.query('delete from product_picture where product_id = $1', [productId])
  await database.query(
    `insert into product_picture (product_id, position, picture_hash, alt) values ($1, 0, $2, '{"it":"Bottiglia su un tavolo"}')`,
    [productId, hash],
  )
}
