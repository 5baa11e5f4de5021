import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { openSnapshot } from '../src/snapshot.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('goes on when its file cannot be written, says so once, and writes it when it can', () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = mkdtempSync(join(tmpdir(), 'filiera-snapshot-'))
  const { state, changed } = openSnapshot(folder, undefined)
  const inTheWay = join(folder, 'sandbox.json.new')
  mkdirSync(inTheWay)
  changed()
  vi.advanceTimersByTime(30_000)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^the state is not saved: /)]])
  state.counter = 7
  rmSync(inTheWay, { recursive: true })
  vi.advanceTimersByTime(5_000)
  expect(JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8')).counter).toBe(7)
  rmSync(folder, { recursive: true })
})
