import { runProgram } from '@filiera/server-kit/run-program'
import { startTraces } from '@filiera/server-kit/watch/traces'
import { readConfig } from './config.ts'

await runProgram({
  name: 'storefront',
  portSetting: 'STOREFRONT_PORT',
  async open() {
    const config = readConfig()
    await startTraces('storefront', config.traces)
    const { buildStorefront } = await import('./app.ts')
    return { app: await buildStorefront(config), ...config }
  },
})
