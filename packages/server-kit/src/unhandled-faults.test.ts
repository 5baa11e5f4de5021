import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { logUnhandledFaults } from './unhandled-faults.ts'

function watched() {
  const program = Object.assign(new EventEmitter(), { exit: vi.fn() })
  const lines: string[] = []
  logUnhandledFaults(program, (line) => void lines.push(line))
  return { program, lines }
}

it('logs a rejection that nobody took, and goes on', () => {
  const { program, lines } = watched()
  program.emit('unhandledRejection', Object.assign(new Error('no room'), { code: 'ENOSPC' }))
  program.emit('unhandledRejection', 'a text')
  expect(lines[0]).toMatch(/^unhandled rejection: Error: no room/)
  expect(lines[0]).toMatch(/\(ENOSPC\)$/)
  expect(lines[1]).toBe('unhandled rejection: a text')
  expect(program.exit).not.toHaveBeenCalled()
})

it('ends after an exception, without the values that a database names', () => {
  const { program, lines } = watched()
  const fault = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(anna@example.com)' })
  program.emit('uncaughtException', fault)
  expect(lines[0]).toMatch(/^uncaught exception: Error: duplicate key/)
  expect(lines[0]).not.toContain('anna')
  expect(program.exit).toHaveBeenCalledWith(1)
})
