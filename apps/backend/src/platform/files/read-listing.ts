import sax from 'sax'
import type { ListedFile } from './file-store.ts'

/** One page of S3's list of a bucket (ListObjectsV2); `next` is what asks for the page after it. */
export function readListing(xml: string): { files: ListedFile[]; next: string | null } {
  const files: ListedFile[] = []
  let texts: Record<string, string> = {}
  let next: string | null = null
  let open = ''
  const reader = sax.parser(true)
  reader.onopentag = ({ name }) => {
    open = name
    if (name === 'Contents') texts = {}
  }
  reader.ontext = (text) => {
    if (open === 'NextContinuationToken') next = text
    else texts[open] = text
  }
  reader.onclosetag = (name) => {
    open = ''
    const { Key, LastModified } = texts
    if (name === 'Contents' && Key && LastModified)
      files.push({ path: Key, writtenAt: new Date(LastModified) })
  }
  reader.write(xml).close()
  return { files, next }
}
