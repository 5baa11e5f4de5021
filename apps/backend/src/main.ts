import { tracesOf } from '@filiera/server-kit/read-settings'
import { runProgram } from '@filiera/server-kit/run-program'
import { startTraces } from '@filiera/server-kit/watch/traces'
import { readConfig, testKeys } from './config.ts'
import { startBackend } from './start.ts'

await runProgram({
  name: 'backend',
  portSetting: 'BACKEND_PORT',
  async start() {
    const config = readConfig(process.env)
    await startTraces('backend', tracesOf(config))
    const backend = await startBackend(config)
    if (config.isProduction) for (const line of testKeys(config)) console.error(`warning: ${line}`)
    return backend
  },
})
