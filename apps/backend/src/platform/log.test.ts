import { afterEach, expect, it } from 'vitest'
import { type Log, log, setProgramLog, withoutRequestLog, withRequestLog } from './log.ts'
import { runWorker } from './outbox/run-worker.ts'

function recorder() {
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  const written: Log = { warn: write, error: write }
  return { lines, written }
}

afterEach(() => setProgramLog(console))

it('writes to the log of the request, also after it waited', async () => {
  const [program, request] = [recorder(), recorder()]
  setProgramLog(program.written)
  await withRequestLog(request.written, async () => {
    await new Promise(setImmediate)
    log().error({ orderId: '1' }, 'of the request')
    withoutRequestLog(() => log().warn({}, 'of the program'))
  })
  expect(request.lines).toEqual([[{ orderId: '1' }, 'of the request']])
  expect(program.lines).toEqual([[{}, 'of the program']])
})

it('gives a worker that a request notifies no log of the request', async () => {
  const [program, request] = [recorder(), recorder()]
  setProgramLog(program.written)
  const worker = runWorker(
    async () => log().error({}, 'round'),
    60_000,
    () => {},
  )
  await new Promise(setImmediate)
  withRequestLog(request.written, () => worker.notify())
  await worker.stop()
  expect(program.lines).toHaveLength(2)
  expect(request.lines).toEqual([])
})
