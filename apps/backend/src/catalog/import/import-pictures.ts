import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Texts } from '@filiera/domain/languages'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { type FetchPicture, PictureNotFetched } from '../pictures/fetch-picture.ts'
import type { PictureFiles } from '../pictures/picture-files.ts'
import { workOnPicture } from '../pictures/process/work-on-picture.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { attachPictures } from './import-pictures.store.ts'
import type { AttachedPicture } from './merge-pictures.ts'
import { FILE_LANGUAGE } from './read/product-columns.ts'
import type { SourcePicture } from './read/source-file.ts'

/** Longest side of a picture that is kept, in pixels: the widest that pages show. */
const LONGEST_SIDE = 1700
/** Longest address in a report; some files hold whole pictures in their place. */
const LONGEST_ADDRESS = 200
/** A host that is silent so often in a run is not asked again. */
const MOST_SILENCES = 3

export type PictureTools = { db: Database; files: PictureFiles; fetchPicture: FetchPicture }

/** A picture that has a hash now, or the reason why it has none. */
type Fetched = { hash: string } | { reason: string }

/** Fetches each address of a run once. */
export type PictureFetcher = (url: string) => Promise<Fetched>

/** Decodes a stranger's picture in the process of pictures and keeps what that made of it. */
async function importPicture({ db, files }: PictureTools, bytes: Buffer): Promise<string> {
  const path = join(tmpdir(), `filiera-import-${randomUUID()}`)
  try {
    await writeFile(path, bytes)
    const master = await workOnPicture({ kind: 'photo', path, shape: { side: LONGEST_SIDE, fit: 'product' } })
    if (!master) throw new PictureNotFetched('is not a JPEG, PNG or WebP')
    return (await storePicture(db, files, master)).hash
  } finally {
    await rm(path, { force: true })
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

export function pictureFetcher(tools: PictureTools): PictureFetcher {
  const fetched = new Map<string, Promise<Fetched>>()
  const silences = new Map<string, number>()
  const fetchOnce = async (url: string): Promise<Fetched> => {
    const host = hostOf(url)
    if ((silences.get(host) ?? 0) >= MOST_SILENCES)
      return { reason: `was not asked for: ${host} did not answer ${MOST_SILENCES} times` }
    try {
      return { hash: await importPicture(tools, await tools.fetchPicture(url)) }
    } catch (error) {
      if (!(error instanceof PictureNotFetched || error instanceof ProblemError)) throw error
      const isSilent = error instanceof PictureNotFetched && error.isHostSilent
      if (isSilent) silences.set(host, (silences.get(host) ?? 0) + 1)
      return { reason: error.message }
    }
  }
  return (url) => {
    const known = fetched.get(url) ?? fetchOnce(url)
    fetched.set(url, known)
    return known
  }
}

export type ProductPictures = {
  productId: string
  title: string
  wanted: readonly SourcePicture[]
  /** What it got from earlier runs. */
  before: readonly { url: string; hash: string }[]
}

/** Whether the file names pictures that the product has not got, or no longer names one that it got. */
export const needsPictures = ({ wanted, before }: ProductPictures): boolean =>
  wanted.length > 0 &&
  (wanted.length !== before.length || wanted.some(({ url }, index) => url !== before[index]?.url))

/**
 * Brings a product the pictures that the file names. One that cannot be had is missing and fails nothing; the next run asks again.
 * @returns how many are new, and which are missing
 */
export async function importPictures(
  db: Database,
  fetchOnce: PictureFetcher,
  product: ProductPictures,
): Promise<{ added: number; missing: { url: string; reason: string }[] }> {
  const { productId, title, wanted, before } = product
  const had = new Map(before.map(({ url, hash }) => [url, hash]))
  const results = await Promise.all(
    wanted.map(async ({ url, alt }) => {
      const hash = had.get(url)
      // the other languages fall back to it
      const text = { [FILE_LANGUAGE]: alt || title } as Texts
      return { url, alt: text, isNew: !hash, ...(hash ? { hash } : await fetchOnce(url)) }
    }),
  )
  const found: AttachedPicture[] = results.flatMap((result) =>
    'hash' in result ? [{ url: result.url, hash: result.hash, alt: result.alt }] : [],
  )
  const missing = results.flatMap((result) =>
    'reason' in result ? [{ url: result.url.slice(0, LONGEST_ADDRESS), reason: result.reason }] : [],
  )
  const added = results.filter((result) => result.isNew && 'hash' in result).length
  // while something is missing, what the product has stays
  const unchanged =
    missing.length > 0 ? before.filter(({ url }) => !found.some((picture) => picture.url === url)) : []
  const all = [
    ...found,
    ...unchanged.map((picture) => ({ ...picture, alt: { [FILE_LANGUAGE]: title } as Texts })),
  ]
  if (added > 0 || (missing.length === 0 && needsPictures(product)))
    await inTransaction(db, (trx) =>
      attachPictures(
        trx,
        productId,
        before.map(({ hash }) => hash),
        all,
      ),
    )
  return { added, missing }
}
