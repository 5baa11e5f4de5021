import { problemCodes } from '@filiera/contract/problem'
import { describe, expect, test, vi } from 'vitest'
import { specificationNotices } from '../../test/specification-notices.ts'
import { notices as english } from '../texts/en/after-press/notices.ts'
import { notices as spanish } from '../texts/es/after-press/notices.ts'
import { notices as italian } from '../texts/it/after-press/notices.ts'
import { type NoticeKey, noticeTypes } from './notice-catalogue.ts'
import {
  allNoticeKeys,
  explainedCode,
  explainedCodes,
  noticeOnFailure,
  noticeOnSuccess,
} from './notice-for.ts'
import { closeNotice, NOTICES_AT_ONCE, showNotice } from './notices.state.ts'
import { noNotices } from './notices-store.ts'

const keys = Object.keys(noticeTypes) as NoticeKey[]

describe.each([
  ['it', italian],
  ['en', english],
  ['es', spanish],
])('texts of the notices in %s', (_language, notices) => {
  test.each(keys)('%s has a title and a description', (key) => {
    expect(notices[key].title).toMatch(/\S/)
    expect(notices[key].description).toMatch(/\S/)
    expect(`${notices[key].title}${notices[key].description}`).not.toContain('!')
  })
  test.each([...explainedCodes, 'offline'] as const)('the problem %s has words', (code) => {
    expect(notices.because[code]).toMatch(/\S/)
  })
})

const specified: Record<string, string> = Object.assign({}, ...Object.values(specificationNotices))

test.each(Object.entries(specified))('%s of specification §8 is a %s in all three languages', (key, type) => {
  if (key !== 'subscription_error_description_1') expect(noticeTypes).toMatchObject({ [key]: type })
  const words = [italian, english, spanish].map((notices) => Object.entries(notices))
  const found = words.map((entries) => entries.find(([known]) => known === key)?.[1])
  for (const text of found)
    expect(text).toEqual({ title: expect.stringMatching(/\S/), description: expect.stringMatching(/\S/) })
  expect(new Set(found.map((text) => JSON.stringify(text)))).toHaveProperty('size', 3)
})

test('every key of the catalogue belongs to an event, and no event has another', () => {
  expect(allNoticeKeys().sort()).toEqual([...keys].sort())
})

test('explained codes are codes of the contract', () => {
  expect(problemCodes).toEqual(expect.arrayContaining([...explainedCodes]))
  expect(explainedCode('sold_out')).toBe('sold_out')
  expect(explainedCode('internal')).toBeNull()
  expect(explainedCode(null)).toBeNull()
})

test('a service that does not answer is the network that is missing, where it is', () => {
  expect(explainedCode('unavailable')).toBe('unavailable')
  vi.stubGlobal('navigator', { onLine: false })
  expect(explainedCode('unavailable')).toBe('offline')
  expect(explainedCode('sold_out')).toBe('sold_out')
  vi.unstubAllGlobals()
})

test('logout is a warning, a failed login an error', () => {
  expect(noticeTypes[noticeOnSuccess('logout') ?? 'cart_error']).toBe('warning')
  expect(noticeOnFailure('login')).toBe('wrong_credentials')
  expect(noticeOnSuccess('cart_update')).toBeNull()
})

test('the same notice replaces the former one, and old ones make room', () => {
  let state = showNotice(noNotices, { key: 'cart_error' })
  state = showNotice(state, { key: 'cart_error', because: 'sold_out' })
  expect(state.notices).toMatchObject([{ id: 2, type: 'error', because: 'sold_out' }])
  for (const key of ['goodbye', 'welcome_back', 'cart_add_success'] as const)
    state = showNotice(state, { key })
  expect(state.notices).toHaveLength(NOTICES_AT_ONCE)
  expect(state.notices.map(({ key }) => key)).not.toContain('cart_error')
  expect(closeNotice(state, state.notices[0]?.id ?? 0).notices).toHaveLength(NOTICES_AT_ONCE - 1)
})

test('what succeeds at last takes the notice of its failure away, and no other', () => {
  let state = showNotice(noNotices, { key: 'subscription_error' })
  state = showNotice(state, { key: 'cart_error' })
  state = showNotice(state, { key: 'subscription_success' }, 'subscription_error')
  expect(state.notices.map(({ key }) => key)).toEqual(['cart_error', 'subscription_success'])
})
