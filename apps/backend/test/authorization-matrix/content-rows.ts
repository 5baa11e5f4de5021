import * as blog from '@filiera/contract/blog'
import { listBrands } from '@filiera/contract/brands'
import * as showcase from '@filiera/contract/showcase'
import { createPost } from '../factories/content.ts'
import { type AccessRow, plain } from './access-row.ts'

const post: AccessRow = {
  endpoint: blog.getPost,
  prepare: async ({ backend }) => ({
    request: { params: { id: await createPost(backend.services.db) } },
    status: 200,
  }),
}

const draft: AccessRow = {
  endpoint: blog.listPosts,
  async prepare({ backend }) {
    await createPost(backend.services.db, { status: 'draft', titles: { it: 'Bozza' } })
    return { request: { query: { published: 'false' } }, status: 200, secrets: ['Bozza'] }
  },
}

/** Everybody sees the same published content. */
export const contentRows: AccessRow[] = [
  post,
  draft,
  plain(blog.countPosts, 200),
  plain(blog.listPostSlugs, 200),
  plain(listBrands, 200),
  plain(showcase.getCollection, 404, { params: { name: 'nessuna' } }),
  plain(showcase.listCollectionSlugs, 200),
  plain(showcase.getCollectionBySlug, 404, { params: { slug: 'nessuna' } }),
  plain(showcase.listBanners, 200),
  plain(showcase.listPromotions, 200),
  plain(showcase.listPageContents, 200, { params: { name: 'home' } }),
  plain(showcase.listPlaceContents, 200, { params: { page: 'home', place: 'hero' } }),
]
