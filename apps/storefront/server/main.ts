import { runProgram } from '@filiera/server-kit/run-program'
import { readConfig } from './config.ts'

await runProgram({
  name: 'storefront',
  portSetting: 'STOREFRONT_PORT',
  async open() {
    const config = readConfig()
    const { buildStorefront } = await import('./app.ts')
    return { app: await buildStorefront(config), ...config }
  },
})
