import { describe, expect, it, vi } from 'vitest'
import { ANY_PRODUCT } from '../../../app/state/server-contexts.ts'
import { type StoredPage, storePage } from '../stored-page.ts'
import { createPageCache, FRESH_MS, type PageCache, STALE_MS } from './page-cache.ts'

const page = (text: string, tags: string[] = [], status = 200): Promise<StoredPage> =>
  storePage({ status, headers: {}, body: Buffer.from(text), tags })
const textOf = async (stored: StoredPage) => (await stored.encoded('identity')).body.toString()

function setUp(maxBytes = 1024 * 1024) {
  const clock = { now: 1_000_000 }
  return { clock, cache: createPageCache({ maxBytes, now: () => clock.now }) }
}

/** What stands under an address while it is fresh; null where it would be made. */
async function standing(cache: PageCache, key: string): Promise<StoredPage | null> {
  let isMade = false
  const found = await cache.get(key, async () => {
    isMade = true
    return page('nothing', [], 404)
  })
  return isMade ? null : found
}

/** A promise and the function that keeps it. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

describe('freshness', () => {
  it('renders once while fresh, serves stale while rendering anew, then waits', async () => {
    const { clock, cache } = setUp()
    const render = vi.fn(async () => page(`v${render.mock.calls.length}`))
    expect(await textOf(await cache.get('/', render))).toBe('v1')
    clock.now += FRESH_MS
    expect(await textOf(await cache.get('/', render))).toBe('v1')
    clock.now += 1
    expect(await textOf(await cache.get('/', render))).toBe('v1')
    await vi.waitFor(async () => expect(await textOf(await cache.get('/', render))).toBe('v2'))
    clock.now += FRESH_MS + STALE_MS + 1
    expect(await textOf(await cache.get('/', render))).toBe('v3')
  })

  it('serves an old page where a new one cannot be made, and none that was changed meanwhile', async () => {
    const { clock, cache } = setUp()
    await cache.get('/', () => page('old', ['product:1']))
    clock.now += FRESH_MS + STALE_MS + 1
    expect(await textOf(await cache.get('/', () => page('broken', [], 503)))).toBe('old')
    expect(await textOf(await cache.get('/', () => Promise.reject(new Error('overloaded'))))).toBe('old')
    const { promise, resolve } = deferred<StoredPage>()
    const asked = cache.get('/', () => promise)
    cache.drop(['product:1'])
    resolve(await page('broken', [], 503))
    expect(await textOf(await asked)).toBe('broken')
  })

  it('drops a list that any product may enter when one changes that it does not show', async () => {
    const { cache } = setUp()
    const render = vi.fn(async () => page(`v${render.mock.calls.length}`, ['product:1', ANY_PRODUCT]))
    expect(await textOf(await cache.get('/', render))).toBe('v1')
    cache.drop(['seller:2'])
    expect(await textOf(await cache.get('/', render))).toBe('v1')
    cache.drop(['product:2'])
    expect(await textOf(await cache.get('/', render))).toBe('v2')
  })

  it('renders each time without memory', async () => {
    const { cache } = setUp(0)
    const render = vi.fn(async () => page(`v${render.mock.calls.length}`))
    expect(await textOf(await cache.get('/', render))).toBe('v1')
    expect(await textOf(await cache.get('/', render))).toBe('v2')
  })

  it('keeps a page whose next render says the same', async () => {
    const { clock, cache } = setUp()
    const first = await cache.get('/', async () => page('same'))
    clock.now += FRESH_MS + STALE_MS + 1
    await cache.get('/', async () => page('same'))
    expect(await standing(cache, '/')).toBe(first)
    clock.now += FRESH_MS + STALE_MS + 1
    await cache.get('/', async () => page('same', ['product:1']))
    expect(await standing(cache, '/')).not.toBe(first)
  })

  it('lets everybody wait for one render of an address', async () => {
    const { cache } = setUp()
    const { promise, resolve } = deferred<StoredPage>()
    const render = vi.fn(() => promise)
    const visitors = Array.from({ length: 50 }, () => cache.get('/product/1', render))
    resolve(await page('once'))
    await Promise.all(visitors)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('keeps a stale page when the next render fails', async () => {
    const { clock, cache } = setUp()
    await cache.get('/', async () => page('good'))
    clock.now += FRESH_MS + 1
    const failing = vi.fn(async () => page('down', [], 503))
    await cache.get('/', failing)
    await vi.waitFor(() => expect(failing).toHaveBeenCalled())
    expect(await textOf(await cache.get('/', failing))).toBe('good')
  })

  it('does not keep what is not a 200, nor a render that throws', async () => {
    const { cache } = setUp()
    await cache.get('/nope', async () => page('gone', [], 404))
    await expect(cache.get('/broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([await standing(cache, '/nope'), await standing(cache, '/broken')]).toEqual([null, null])
  })
})

describe('the end of the day in Italy', () => {
  const MIDNIGHT = Date.parse('2026-08-31T22:00:00Z')

  it('ends every page that was made before, fresh or stale', async () => {
    const { clock, cache } = setUp()
    clock.now = MIDNIGHT - 2000
    // the cache is older than a day
    await cache.get('/', async () => page('last days of August'))
    clock.now = MIDNIGHT - 1
    expect(await standing(cache, '/')).not.toBeNull()
    clock.now = MIDNIGHT
    expect(await standing(cache, '/')).toBeNull()
    expect(await textOf(await cache.get('/', async () => page('September')))).toBe('September')
    clock.now += 1000
    expect(await textOf(await cache.get('/', async () => page('unused')))).toBe('September')
  })

  it('keeps nothing that was begun before', async () => {
    const { clock, cache } = setUp()
    clock.now = MIDNIGHT - 1000
    const { promise, resolve } = deferred<StoredPage>()
    const begun = cache.get('/product/1', () => promise)
    clock.now = MIDNIGHT + 500
    const fresh = await cache.get('/product/1', async () => page('open again'))
    resolve(await page('closed'))
    await begun
    expect(await textOf(fresh)).toBe('open again')
    expect(await textOf(await cache.get('/product/1', async () => page('unused')))).toBe('open again')
  })
})

describe('dropping', () => {
  it('drops exactly the pages that carry the tag', async () => {
    const { cache } = setUp()
    await cache.get('/product/1', async () => page('one', ['product:1', 'seller:9']))
    await cache.get('/product/2', async () => page('two', ['product:2', 'seller:9']))
    cache.drop(['product:1'])
    expect(await standing(cache, '/product/1')).toBeNull()
    expect(await standing(cache, '/product/2')).not.toBeNull()
    cache.drop(['seller:9'])
    expect(await standing(cache, '/product/2')).toBeNull()
  })

  it('never stores a page whose content changed while it was rendered', async () => {
    const { cache } = setUp()
    const { promise, resolve } = deferred<StoredPage>()
    const old = cache.get('/product/1', () => promise)
    cache.drop(['product:1'])
    const fresh = await cache.get('/product/1', async () => page('new', ['product:1']))
    resolve(await page('old', ['product:1']))
    await old
    expect(await textOf(fresh)).toBe('new')
    expect(await textOf(await cache.get('/product/1', async () => page('unused')))).toBe('new')
  })

  it('forgets everything, also what is being rendered', async () => {
    const { cache } = setUp()
    const { promise, resolve } = deferred<StoredPage>()
    const running = cache.get('/slow', () => promise)
    await cache.get('/', async () => page('home', ['catalogue']))
    cache.clear()
    resolve(await page('slow'))
    await running
    expect([await standing(cache, '/slow'), await standing(cache, '/')]).toEqual([null, null])
  })
})

it('stays within its bytes', async () => {
  const { cache } = setUp(20_000)
  const paths = Array.from({ length: 50 }, (_, id) => `/product/${id}`)
  for (const path of paths) await cache.get(path, async () => page('x'.repeat(4000), [path]))
  expect(await standing(cache, '/product/49')).not.toBeNull()
  const stand = await Promise.all(paths.map((path) => standing(cache, path)))
  const count = stand.filter((found) => found !== null).length
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThan(6)
})
