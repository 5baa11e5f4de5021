import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Admission, createAdmission, Overloaded } from './admission.ts'

/** Work that ends when it is told to, by name. */
function createWork(admit: Admission) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    begin(client: string | null, name: string, patience?: number) {
      const made = async () => {
        started.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      }
      const work = admit(client, made, patience)
      // what a test leaves waiting is refused after its end
      work.catch(() => undefined)
      return work
    },
    async end(name: string) {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

function setUp(options: { width: number; share?: number; longestWaitMs?: number; ownLineMs?: number }) {
  const clock = { now: 0 }
  const admit = createAdmission({ name: 'test', longestWaitMs: 1000, now: () => clock.now, ...options })
  return { clock, ...createWork(admit) }
}

describe('places', () => {
  it('are as many as said; who waits comes in turn', async () => {
    const { begin, end, started } = setUp({ width: 2 })
    for (const name of ['a', 'b', 'c', 'd']) void begin(null, name)
    expect(started).toEqual(['a', 'b'])
    await end('a')
    expect(started).toEqual(['a', 'b', 'c'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c', 'd'])
  })

  it('become free when the work fails', async () => {
    const admit = createAdmission({ name: 'test', width: 1, longestWaitMs: 1000 })
    await expect(admit(null, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await admit(null, async () => 'next')).toBe('next')
  })

  it('are shared in turns: who asks for much waits for its own, and everybody else one turn', async () => {
    const { begin, end, started } = setUp({ width: 1 })
    for (const name of ['f1', 'f2', 'f3', 'f4']) void begin('flood', name)
    void begin('visitor', 'v1')
    await end('f1')
    await end('f2')
    expect(started).toEqual(['f1', 'f2', 'v1'])
  })

  it('are one client’s to a share, while others find the rest free', async () => {
    const { begin, started } = setUp({ width: 4, share: 2 })
    for (const name of ['f1', 'f2', 'f3']) void begin('flood', name)
    void begin('visitor', 'v1')
    expect(started).toEqual(['f1', 'f2', 'v1'])
  })
})

describe('refusals', () => {
  it('are said at once to who would wait too long, by how fast places become free', async () => {
    const { begin, end, clock } = setUp({ width: 1, longestWaitMs: 100 })
    for (const name of ['1', '2', '3', '4']) void begin(null, name)
    for (const name of ['1', '2']) {
      clock.now += 90
      await end(name)
    }
    // about 17 ms a place by now: this one is the third in line, the next ones are not
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        Promise.race([
          begin(null, `late ${index}`),
          new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
        ]),
      ),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(3)
    expect(outcomes[0]).toMatchObject({ status: 'fulfilled', value: 'waits' })
    expect(refused[0]).toMatchObject({ reason: expect.any(Overloaded) })
  })

  it('meet the client that floods, not the one that comes for the first time', async () => {
    const { begin, end, clock } = setUp({ width: 1, longestWaitMs: 100 })
    for (let index = 0; index < 8; index++) void begin('flood', `f${index}`)
    clock.now += 200
    await end('f0')
    clock.now += 10
    await expect(begin('flood', 'too many')).rejects.toThrow(Overloaded)
    const visitor = begin('visitor', 'v')
    for (const name of ['f1', 'f2', 'v']) await end(name)
    expect(await visitor).toBe('v')
  })

  it('spare who waits behind its own line only, for a while', async () => {
    const { begin, end, clock } = setUp({ width: 2, share: 1, longestWaitMs: 50, ownLineMs: 1000 })
    for (let index = 0; index < 6; index++) void begin('office', `o${index}`)
    for (const name of ['o0', 'o1']) {
      clock.now += 200
      await end(name)
    }
    // 38 ms a place by now: three wait already, which is no overload, and twenty more are
    const more = Array.from({ length: 30 }, (_, index) => begin('office', `more ${index}`))
    const refused = await Promise.allSettled(more.slice(-5))
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true)
    for (const name of ['o2', 'o3', 'o4', 'o5', 'more 0']) await end(name)
    expect(await more[0]).toBe('more 0')
  })

  it('meet nobody whose second page waits for the first, on however slow a machine', async () => {
    const { begin, end, clock } = setUp({ width: 3, share: 1, longestWaitMs: 100 })
    const pages = ['1', '2', '3', '4'].map((name) => begin('person', name, 0.5))
    for (const name of ['1', '2', '3', '4']) {
      clock.now += 1900
      await end(name)
    }
    void begin('person', '5')
    const second = begin('person', '6', 0.5)
    for (const name of ['5', '6']) await end(name)
    expect(await Promise.all([...pages, second])).toEqual(['1', '2', '3', '4', '6'])
  })

  it('meet nobody after one slow page: a program just started says little about how fast it will be', async () => {
    const { begin, end, clock } = setUp({ width: 3, longestWaitMs: 600 })
    for (let index = 0; index < 16; index++) void begin(null, `p${index}`)
    clock.now += 1300
    await end('p0')
    const next = begin(null, 'next')
    for (let index = 1; index < 16; index++) {
      clock.now += 20
      await end(`p${index}`)
    }
    await end('next')
    expect(await next).toBe('next')
  })

  it('meet what has little patience first', async () => {
    const { begin, end, clock } = setUp({ width: 1, longestWaitMs: 100 })
    for (const name of ['1', '2', '3']) void begin(null, name)
    clock.now += 300
    await end('1')
    await expect(begin(null, 'prefetch', 0.1)).rejects.toThrow(Overloaded)
    const page = begin(null, 'page')
    for (const name of ['2', '3', 'page']) await end(name)
    expect(await page).toBe('page')
  })

  it('meet nobody while one slow page of a client holds its own place only', async () => {
    const { begin, end, clock } = setUp({ width: 3, share: 1, longestWaitMs: 50, ownLineMs: 1000 })
    void begin('person', 'slow')
    clock.now += 2500
    const tab = begin('person', 'tab')
    await end('slow')
    await end('tab')
    expect(await tab).toBe('tab')
  })

  it('meet who waits and who comes where nothing moves for two seconds', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { begin, clock } = setUp({ width: 1, longestWaitMs: 30 })
    void begin(null, 'hangs')
    const waits = begin(null, 'waits')
    clock.now += 2000
    vi.advanceTimersByTime(2000)
    await expect(waits).rejects.toThrow(Overloaded)
    await expect(begin(null, 'newcomer')).rejects.toThrow(Overloaded)
  })
})
