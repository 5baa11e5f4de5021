import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../installation.mjs'
import { openWeaknesses } from './rules.mjs'

/**
 * `npm run audit`: known weaknesses of what the running shop stands on, but for those that `exceptions.json` explains for a time. Ends
 * with 1 when there is one, with 2 when nobody could be asked.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const audit = JSON.parse(stdout || '{}')
if (!audit.vulnerabilities) {
  console.error(
    `The registry does not tell of weaknesses: ${audit.message ?? 'no answer'}. Nothing was checked.`,
  )
  process.exit(2)
}
const exceptions = JSON.parse(readFileSync(join(root, 'tools/supply-chain/exceptions.json'), 'utf8'))
const lines = openWeaknesses(audit, exceptions, new Date().toISOString().slice(0, 10))
for (const line of lines) console.error(line)
console.log(lines.length === 0 ? 'no known weakness' : `${lines.length} to look at`)
process.exit(lines.length === 0 ? 0 : 1)
