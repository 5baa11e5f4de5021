import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Programs } from './programs.mjs'

let folder
let lines
let printed
let programs
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filiera-programs-'))
  lines = []
  printed = new EventEmitter()
  const print = (line) => {
    lines.push(line.trim())
    printed.emit(line.trim())
  }
  programs = new Programs({ print, pause: { first: 10, longest: 20 } })
})
afterEach(async () => {
  await programs.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A program that counts its starts in a file and then does what is said for this one. */
function program(...starts) {
  const script = join(folder, 'program.mjs')
  const count = join(folder, 'count')
  const counting = `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    const count = existsSync('${count}') ? Number(readFileSync('${count}', 'utf8')) : 0
    writeFileSync('${count}', String(count + 1))
    const ready = () => console.log('shop ready')
    const stay = () => setInterval(() => {}, 1000)`
  writeFileSync(
    script,
    `${counting}\n${starts.map((start, index) => `if (count === ${index}) { ${start} }`).join('\n')}`,
  )
  return { name: 'shop', script }
}

it('starts a program again that ended, says so, and says when it is ready again', async () => {
  const again = once(printed, 'shop is ready again.')
  await programs.start(program('ready(); process.exitCode = 3', 'process.exit(1)', 'ready(); stay()'))
  await again
  expect(lines).toEqual([
    'shop ended (exit 3); starting it again in 0.01 s.',
    'shop ended (exit 1); starting it again in 0.02 s.',
    'shop is ready again.',
  ])
})

it('starts one again that was killed', async () => {
  const again = once(printed, 'shop is ready again.')
  await programs.start(program("ready(); process.kill(process.pid, 'SIGKILL')", 'ready(); stay()'))
  await again
  expect(lines[0]).toBe('shop ended (SIGKILL); starting it again in 0.01 s.')
})

it('refuses one that ends before it was ever ready', async () => {
  await expect(programs.start(program('process.exit(2)'))).rejects.toThrow('shop did not start (exit 2)')
  expect(lines).toEqual([])
})

it('starts nothing again once it closes', async () => {
  await programs.start(program('ready(); stay()', 'ready(); stay()'))
  await programs.close()
  expect(lines).toEqual([])
})

it('closes the programs also when nobody reads its output any more, as behind a pipe that ended', async () => {
  const { script } = program(
    "console.log('shop ready'); console.log('pid ' + process.pid); process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); stay()",
  )
  const supervisor = join(folder, 'supervisor.mjs')
  writeFileSync(
    supervisor,
    `import { closeWithProcess, Programs } from '${join(import.meta.dirname, 'programs.mjs')}'
    const programs = new Programs()
    closeWithProcess(programs)
    await programs.start({ name: 'shop', script: '${script}' })`,
  )
  const supervising = spawn(process.execPath, [supervisor], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: supervising.stdout }), 'line')
  supervising.stdout.destroy()
  supervising.kill('SIGTERM')
  expect(await once(supervising, 'exit')).toEqual([0, null])
  expect(() => process.kill(Number(line.split('pid ')[1]), 0)).toThrow('ESRCH')
})
