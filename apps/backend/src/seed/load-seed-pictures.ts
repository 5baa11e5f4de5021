import { readdir, readFile } from 'node:fs/promises'
import { type InspectedPicture, inspectPicture } from '../catalog/pictures/inspect-picture.ts'
import type { PictureFiles } from '../catalog/pictures/picture-files.ts'
import { insertPictures } from '../catalog/pictures/pictures.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import { drawings } from '../platform/demo-data-folder.ts'
import { type WantedPicture, wantedByContent } from './content-pictures.ts'
import { readCatalogue, readSubcategories } from './data/read-demo-data.ts'
import { altOf, views } from './picture-alt.ts'

/** The product files are read only when a drawing is missing. */
async function wantedByProducts(db: Database, present: ReadonlySet<string>): Promise<WantedPicture[]> {
  const slugs = [...present].map((file) => file.replace('.webp', ''))
  const rows = await db
    .selectFrom('product')
    .leftJoin('product_picture', 'product_picture.product_id', 'product.id')
    .where('source_key', 'is', null)
    .where('slug', 'in', slugs)
    .select(['product.id', 'slug', 'position'])
    .execute()
  const taken = new Set(rows.map(({ id, position }) => `${id}/${position}`))
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  return [...ids].flatMap(([slug, id]) =>
    views.flatMap(({ suffix, words }, position) => {
      const file = `${slug}${suffix}.webp`
      const isWanted = present.has(file) && !taken.has(`${id}/${position}`)
      const product = isWanted && readCatalogue().find((one) => one.slug === slug)
      if (!product) return []
      const alt = JSON.stringify(altOf(product, words(product)))
      return [
        {
          file,
          assign: (executor: Database, hash: string) =>
            executor
              .insertInto('product_picture')
              .values({ product_id: id, position, picture_hash: hash, alt })
              .execute(),
        },
      ]
    }),
  )
}

async function wantedBySellers(db: Database): Promise<WantedPicture[]> {
  const rows = await db
    .selectFrom('seller')
    .where('picture_hash', 'is', null)
    .select(['id', 'slug'])
    .execute()
  return rows.map(({ id, slug }) => ({
    file: `seller-${slug}.webp`,
    assign: (executor, hash) =>
      executor.updateTable('seller').set({ picture_hash: hash }).where('id', '=', id).execute(),
  }))
}

async function wantedByCategories(db: Database): Promise<WantedPicture[]> {
  const rows = await db
    .selectFrom('category')
    .where('picture_hash', 'is', null)
    .select(['id', 'slug'])
    .execute()
  // those below the navigation show a product
  const shown = new Map(readSubcategories().map(({ slug, product }) => [slug, product]))
  return rows.map(({ id, slug }) => ({
    file: `${shown.get(slug) ?? `category-${slug}`}.webp`,
    assign: (executor, hash) =>
      executor.updateTable('category').set({ picture_hash: hash }).where('id', '=', id).execute(),
  }))
}

/** The drawings there are; none before the first one was drawn. */
async function listDrawings(): Promise<Set<string>> {
  return new Set(await readdir(drawings).catch(() => []))
}

/** Drawings that are read at once. */
const AT_ONCE = 100

async function store(files: PictureFiles, file: string): Promise<InspectedPicture> {
  const bytes = await readFile(new URL(file, drawings))
  const picture = await inspectPicture(bytes)
  if (!picture) throw new Error(`The drawing ${file} cannot be read: draw it again`)
  await files.writeMaster(picture.hash, bytes)
  return picture
}

/** Stores drawings and records them. @returns their hashes, by file */
async function storeAll(
  db: Database,
  files: PictureFiles,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  const pictures = new Map<string, InspectedPicture & { drawn: true }>()
  const storeOne = async (file: string) => {
    const picture = await store(files, file)
    hashes.set(file, picture.hash)
    pictures.set(picture.hash, { ...picture, drawn: true })
  }
  await Promise.all([...new Set(names)].map(storeOne))
  await insertPictures(db, [...pictures.values()])
  return hashes
}

/**
 * Gives the seed's products, sellers, categories and content the drawings they do not have yet; safe at every start.
 * @returns how many were added
 */
export async function loadSeedPictures(
  db: Database,
  files: PictureFiles,
  report: (line: string) => void,
): Promise<number> {
  const present = await listDrawings()
  const wanted = [
    ...(await wantedByProducts(db, present)),
    ...(await wantedBySellers(db)),
    ...(await wantedByCategories(db)),
    ...(await wantedByContent(db)),
  ].filter(({ file }) => present.has(file))
  for (let done = 0; done < wanted.length; done += AT_ONCE) {
    const some = wanted.slice(done, done + AT_ONCE)
    const hashes = await storeAll(
      db,
      files,
      some.map(({ file }) => file),
    )
    for (const { file, assign } of some) await assign(db, hashes.get(file) ?? '')
    if (some.length === AT_ONCE) report(`pictures: ${done + AT_ONCE} of ${wanted.length}`)
  }
  if (wanted.length > 0) report(`pictures: ${wanted.length} added`)
  return wanted.length
}
