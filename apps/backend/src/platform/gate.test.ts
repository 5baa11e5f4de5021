import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

describe('the gate', () => {
  it('D72 lets two run, the next wait in line, and sends the rest away', async () => {
    const pass = createGate(2, 1, 'busy')
    const finish: (() => void)[] = []
    const work = () => new Promise<void>((resolve) => finish.push(resolve))
    const first = pass(work)
    const second = pass(work)
    const third = pass(work)
    await expect(pass(work)).rejects.toMatchObject({ code: 'unavailable', extra: { retryAfterSeconds: 3 } })
    expect(finish).toHaveLength(2)
    finish[0]?.()
    await first
    expect(finish).toHaveLength(3)
    finish[1]?.()
    finish[2]?.()
    await Promise.all([second, third])
    await expect(pass(async () => 'free again')).resolves.toBe('free again')
  })

  it('frees the place of work that fails', async () => {
    const pass = createGate(1, 0, 'busy')
    await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(pass(async () => 1)).resolves.toBe(1)
  })
})
