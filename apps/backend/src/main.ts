import { tracesOf } from '@filiera/server-kit/read-settings'
import { logUnhandledFaults } from '@filiera/server-kit/unhandled-faults'
import { startTraces } from '@filiera/server-kit/watch/traces'
import { readConfig, testKeys } from './config.ts'
import { startBackend } from './start.ts'

/** One line that says what to do, without a stack. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function readSettings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error)
  }
}

logUnhandledFaults(process, console.error)
const config = readSettings()
await startTraces('backend', tracesOf(config))
const backend = await startBackend(config).catch(fail)
if (config.isProduction) for (const line of testKeys(config)) console.error(`warning: ${line}`)
console.log(`backend ready ${backend.url}`)

let closing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  })
}
