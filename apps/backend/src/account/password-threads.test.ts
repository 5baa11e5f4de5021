import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createPasswordThreads } from './password-threads.ts'

/** A thread that dies of one password and gives every other back. */
const mortal = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ password }) => {
      if (password === 'poison') throw new Error('dead')
      parentPort.postMessage({ value: password })
    })`)}`,
)

it('refuses the work of a thread that dies, and another one takes its place', async () => {
  const work = createPasswordThreads(mortal)
  expect(await work({ password: 'one' })).toBe('one')
  await expect(work({ password: 'poison' })).rejects.toMatchObject({
    code: 'unavailable',
    extra: { retryAfterSeconds: 3 },
  })
  expect(await work({ password: 'two' })).toBe('two')
})

it('passes on what is wrong with a stored hash', async () => {
  await expect(createPasswordThreads()({ password: 'x', stored: 'no hash' })).rejects.toThrow(
    /decoding failed/i,
  )
})

it.runIf(process.platform === 'linux')('hashes below the priority of the thread that answers', async () => {
  const niceOf = (thread: string) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  }
  const lowered = () => readdirSync('/proc/self/task').filter((thread) => niceOf(thread) >= 10).length
  const before = lowered()
  await createPasswordThreads()({ password: 'x' })
  expect(lowered()).toBe(before + 1)
})
