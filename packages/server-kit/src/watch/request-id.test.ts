import { expect, it, vi } from 'vitest'
import { logFault } from './log-fault.ts'
import { requestId } from './request-id.ts'

it('goes on with an id of ours and makes one of anything else', () => {
  const id = '5f1c2f2e-0f0a-4c8e-9d6a-7d9a3c1b2e4f'
  expect(requestId({ headers: { 'x-request-id': id } })).toBe(id)
  for (const given of ['1', `${id}\n`, 'x'.repeat(36)])
    expect(requestId({ headers: { 'x-request-id': given } })).toMatch(/^[\da-f-]{36}$/)
  expect(requestId({ headers: {} })).not.toBe(requestId({ headers: {} }))
})

it('is in each line of the log, with nothing of what a fault carries along', () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fault = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mario@x.it)',
  })
  logFault('5f1c', 'it failed', fault)
  const [line] = lines.mock.calls[0] ?? []
  lines.mockRestore()
  expect(JSON.parse(line)).toMatchObject({ reqId: '5f1c', msg: 'it failed', err: { code: '23505' } })
  expect(line).not.toContain('mario')
})
