import { listen, runProgram } from '@filiera/server-kit/run-program'
import { startTraces } from '@filiera/server-kit/watch/traces'
import { readConfig } from './config.ts'

await runProgram({
  name: 'storefront',
  portSetting: 'STOREFRONT_PORT',
  async start() {
    const config = readConfig()
    await startTraces('storefront', config.traces)
    const { buildStorefront } = await import('./app.ts')
    return listen(await buildStorefront(config), config)
  },
})
