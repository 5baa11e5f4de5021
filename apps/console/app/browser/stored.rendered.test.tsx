import { beforeEach, expect, it, vi } from 'vitest'

/** A page of this browser, as it is loaded. */
async function openPage() {
  vi.resetModules()
  return await import('./stored.ts')
}

beforeEach(() => localStorage.clear())

it('keeps what was typed for who typed it: a colleague finds nothing, its owner all', async () => {
  const rosa = await openPage()
  expect(rosa.storeFor('1')).toBe(true)
  rosa.writeStored('draft-3-7.tab', 'Olio')
  const luca = await openPage()
  luca.storeFor('2')
  expect([luca.readStored('draft-3-7.tab'), luca.storedNames('draft-')]).toEqual([null, []])
  luca.writeStored('draft-3-7.tab', 'Vino')
  const again = await openPage()
  again.storeFor('1')
  expect(again.storedNames('draft-')).toEqual(['draft-3-7.tab'])
  expect(again.readStored('draft-3-7.tab')).toBe('Olio')
})

it('knows when somebody else logged in from another page', async () => {
  const rosa = await openPage()
  rosa.storeFor('1')
  expect(rosa.isStillAtWork()).toBe(true)
  const luca = await openPage()
  luca.storeFor('2')
  expect(rosa.isStillAtWork()).toBe(false)
  // this page is Rosa's: it has to be loaded anew
  expect(rosa.storeFor('2')).toBe(false)
})

it('keeps a choice of the browser for everybody', async () => {
  const rosa = await openPage()
  rosa.storeFor('1')
  rosa.writeChoice('language', 'en')
  const luca = await openPage()
  luca.storeFor('2')
  expect(luca.readChoice('language')).toBe('en')
})
