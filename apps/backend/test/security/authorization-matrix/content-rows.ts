import { createPost } from '../../factories/content.ts'
import { type AccessRows, plain } from './access-row.ts'

/** Everybody sees the same published content. */
export const contentRows = {
  getPost: {
    prepare: async ({ backend }) => ({
      request: { params: { id: await createPost(backend.services.db) } },
      status: 200,
    }),
  },
  listPosts: {
    async prepare({ backend }) {
      await createPost(backend.services.db, { status: 'draft', titles: { it: 'Bozza' } })
      return { request: { query: { published: 'false' } }, status: 200, secrets: ['Bozza'] }
    },
  },
  countPosts: plain(200),
  listPostSlugs: plain(200),
  listBrands: plain(200),
  getCollection: plain(404, { params: { name: 'nessuna' } }),
  listCollectionSlugs: plain(200),
  getCollectionBySlug: plain(404, { params: { slug: 'nessuna' } }),
  listBanners: plain(200),
  listPromotions: plain(200),
  listPageContents: plain(200, { params: { name: 'home' } }),
  listPlaceContents: plain(200, { params: { page: 'home', place: 'hero' } }),
} satisfies AccessRows
