import { afterEach, expect, it, vi } from 'vitest'
import { rememberAnswers } from './remember-answers.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('makes an answer once in half a minute, again after it or after a failure', async () => {
  let time = 1
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  let made = 0
  const answer = rememberAnswers<string>()
  const ask = (key = 'it olio') => answer(key, async () => `${key} ${++made}`)
  expect([await ask(), await ask(), await ask('en olio')]).toEqual(['it olio 1', 'it olio 1', 'en olio 2'])
  time += 30_001
  expect(await ask()).toBe('it olio 3')
  const failing = answer('it vino', async () => {
    throw new Error('away')
  })
  await expect(failing).rejects.toThrow('away')
  expect(await ask('it vino')).toBe('it vino 4')
})

it('forgets the oldest of very many', async () => {
  const answer = rememberAnswers<string>()
  for (let at = 0; at <= 2000; at++) await answer(String(at), async () => 'first')
  expect(await answer('0', async () => 'again')).toBe('again')
  expect(await answer('2000', async () => 'again')).toBe('first')
})
