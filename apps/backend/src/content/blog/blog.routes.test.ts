import { countPosts, getPost, listPostSlugs, listPosts } from '@filiera/contract/content/blog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createPost } from '../../../test/factories/content.ts'

let backend: TestBackend
let oil: string
let bread: string
let hidden: string[]
beforeAll(async () => {
  backend = await buildTestBackend()
  const { db } = backend.services
  oil = await createPost(db, {
    titles: { it: 'L’olio nuovo', en: 'New oil' },
    tags: ['olio', 'stagione'],
    text: `<p>${'Il frantoio apre alle sei. '.repeat(12)}</p><script>alert(1)</script>`,
    published_at: new Date('2026-11-10T07:00:00Z'),
  })
  bread = await createPost(db, {
    titles: { it: 'Pane e olio' },
    tags: ['olio', 'forno', 'stagione'],
    excerpt: 'Due ingredienti.',
    published_at: new Date('2026-11-05T07:00:00Z'),
  })
  await createPost(db, { titles: { it: 'Il bronzo' }, tags: ['pasta'] })
  hidden = [
    await createPost(db, { status: 'draft' }),
    await createPost(db, { status: 'withdrawn' }),
    await createPost(db, { published_at: new Date('2026-11-24T07:00:00Z') }),
  ]
})
afterAll(() => backend.close())

async function titles(query: Parameters<typeof backend.call<typeof listPosts>>[1]['query']) {
  const result = await backend.call(listPosts, { query: query ?? {} })
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value.map(({ title }) => title)
}

it('lists the latest first with the total', async () => {
  const result = await backend.call(listPosts, { query: { limit: '2' } })
  if (!result.ok) throw new Error(result.problem.detail)
  expect(result.value.map(({ title }) => title)).toEqual(['L’olio nuovo', 'Pane e olio'])
  expect(result.headers.get('x-total-count')).toBe('3')
  expect(await titles({ start: '2' })).toEqual(['Il bronzo'])
})

it('lists a post as it is now', async () => {
  const { db } = backend.services
  const rename = (title: string) =>
    db.updateTable('post_text').set({ title }).where('post_id', '=', oil).where('lang', '=', 'it').execute()
  await rename('L’olio di novembre')
  expect((await titles({}))[0]).toBe('L’olio di novembre')
  await rename('L’olio nuovo')
  expect((await titles({}))[0]).toBe('L’olio nuovo')
})

it('shows one in the language asked for, else in Italian, and says which', async () => {
  const english = await backend.call(getPost, { params: { id: oil }, query: { lang: 'en' } })
  expect(english).toMatchObject({
    ok: true,
    value: { title: 'New oil', lang: 'en', author: { name: 'Lia' } },
  })
  const fallback = await backend.call(getPost, { params: { id: oil }, query: { lang: 'es' } })
  expect(fallback).toMatchObject({
    ok: true,
    value: { title: 'L’olio nuovo', lang: 'it', pubDate: '2026-11-10T07:00:00.000Z' },
  })
})

it('gives clean HTML, an excerpt cut between words and a picture', async () => {
  const result = await backend.call(getPost, { params: { id: oil } })
  if (!result.ok) throw new Error(result.problem.detail)
  expect(result.value.text).not.toContain('script')
  expect(result.value.excerpt.length).toBeLessThanOrEqual(160)
  expect(result.value.excerpt).toMatch(/ (?:sei|alle|apre|frantoio|Il)…$/)
  expect(result.value.imageDefault).toMatch(/^\/pictures\//)
  expect(result.value.imageHeader).toMatch(/^\/pictures\//)
  const given = await backend.call(getPost, { params: { id: bread } })
  expect(given).toMatchObject({ ok: true, value: { excerpt: 'Due ingredienti.' } })
})

it.each([
  [{ tag: 'olio' }, 2],
  [{ tag: ['pasta', 'forno'] }, 2],
  [{ tag: 'OLIO' }, 0],
  [{ title_contains: 'bronzò' }, 1],
  [{ title_contains: 'RONZ' }, 1],
  [{ title_contains: 'olio', lang: 'en' as const }, 1],
  [{ title_contains: 'olio pane' }, 0],
  [{ title_contains: 'olio pane', match: 'words' as const }, 1],
  [{ title_contains: '%' }, 0],
  [{ title_contains: 'olio', tag: 'pasta' }, 0],
])('filters by %j', async (query, expected) => {
  expect(await titles(query)).toHaveLength(expected)
  expect(await backend.call(countPosts, { query })).toMatchObject({ ok: true, value: expected })
})

it('puts posts that share more tags first: the related ones', async () => {
  expect(await titles({ tag: ['olio', 'forno'] })).toEqual(['Pane e olio', 'L’olio nuovo'])
})

describe('what is not published', () => {
  it.each(['true', 'false'] as const)('D14 is invisible with published=%s', async (published) => {
    expect(await titles({ published })).toHaveLength(3)
    expect(await backend.call(countPosts, { query: { published } })).toMatchObject({ ok: true, value: 3 })
  })

  it('D14 is not found by id nor named among the slugs', async () => {
    for (const id of hidden) {
      const result = await backend.call(getPost, { params: { id } })
      expect(result).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    }
    const slugs = await backend.call(listPostSlugs, { query: { lang: 'en' } })
    if (!slugs.ok) throw new Error(slugs.problem.detail)
    expect(slugs.value.map(({ id }) => id)).not.toEqual(expect.arrayContaining([hidden[0]]))
    expect(slugs.value).toHaveLength(3)
    expect(slugs.value[0]?.slug).toMatch(/-en$/)
    expect(slugs.value[1]?.slug).toMatch(/-it$/)
  })

  it('appears when its time has come', async () => {
    backend.clock.set(new Date('2026-11-24T08:00:00Z'))
    expect(await titles({})).toHaveLength(4)
    backend.clock.set(new Date('2026-11-23T09:00:00Z'))
  })
})
