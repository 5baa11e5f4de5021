import { expect, it } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

it('does one piece of work at a time, each key once', async () => {
  const queue = boundedQueue<string>(10)
  let running = 0
  let most = 0
  let done = 0
  const work = (key: string) => async () => {
    running++
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    done++
    return key
  }
  const keys = ['a', 'b', 'a', 'c', 'b', 'a']
  expect(await Promise.all(keys.map((key) => queue.run(key, work(key))))).toEqual(keys)
  expect([most, done]).toEqual([1, 3])
})

it('refuses what does not fit and goes on after a failure', async () => {
  const queue = boundedQueue<number>(1)
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  expect(queue.run('b', async () => 1)).toBeNull()
  await expect(failing).rejects.toThrow('broken')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await queue.run('b', async () => 2)).toBe(2)
})
