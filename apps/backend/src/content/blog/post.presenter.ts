import type { Post } from '@filiera/contract/content/blog'
import { cutAtWord } from '@filiera/domain/excerpt'
import { defaultPostPicture, pictureAddress } from '../../catalog/pictures/default-pictures.ts'
import { cleanPost, plainPost } from './clean-post.ts'
import type { PostRow } from './posts.store.ts'

/** A post as the wire shows it: clean HTML, an excerpt of at most 160 characters, a picture in every case. */
export function presentPost(row: PostRow): Post {
  const header = row.header_picture_hash ?? row.picture_hash
  return {
    id: row.id,
    title: row.title,
    text: cleanPost(row.text),
    slug: row.slug,
    pubDate: row.published_at.toISOString(),
    author: { name: row.author },
    tags: row.tags,
    imageDefault: row.picture_hash ? pictureAddress(row.picture_hash) : defaultPostPicture,
    imageHeader: header ? pictureAddress(header) : defaultPostPicture,
    excerpt: cutAtWord(row.excerpt || plainPost(row.text)),
    lang: row.lang,
  }
}
