import type { Params } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { whenUsed } from '../../ui/hydration/when-used.ts'
import { waitForParts } from './wait-for-parts.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const page = { home: { type: 'data', result: 'sorted' } } as const

/** Asks for a page while the file of a part of the page on screen is on its way. */
async function ask(path: string) {
  document.body.innerHTML = '<form id="filters"></form>'
  const file = Promise.withResolvers<string>()
  void whenUsed('filters', () => file.promise)
  document.dispatchEvent(new Event('pointerdown'))
  await Promise.resolve()
  const url = new URL(path, window.location.href)
  const order: string[] = []
  const params: Params = {}
  const given = Promise.resolve(
    waitForParts(
      { request: new Request(url), url, pattern: '', params, context: new Map() as never },
      async () => page,
    ),
  ).then((results) => {
    order.push('page')
    return results
  })
  await new Promise((done) => setTimeout(done))
  return { file, given, order }
}

it('gives the page on screen anew once the files of its parts are there', async () => {
  const { file, given, order } = await ask(`${window.location.pathname}?sort=price_asc`)
  order.push('file')
  file.resolve('filters')
  expect(await given).toBe(page)
  expect(order).toEqual(['file', 'page'])
})

it('waits no longer for a file that does not arrive', async () => {
  const { file, given } = await ask(`${window.location.pathname}?sort=price_asc`)
  file.reject(new TypeError('no line'))
  expect(await given).toBe(page)
})

it('does not hold back another page', async () => {
  const { file, given } = await ask('/another')
  expect(await given).toBe(page)
  file.resolve('filters')
})
