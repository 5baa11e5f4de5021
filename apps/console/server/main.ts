import { listen, runProgram } from '@filiera/server-kit/run-program'
import { startTraces } from '@filiera/server-kit/watch/traces'
import { readConfig } from './config.ts'

await runProgram({
  name: 'console',
  portSetting: 'CONSOLE_PORT',
  async start() {
    const config = readConfig()
    await startTraces('console', config.traces)
    const [{ buildConsole }, { sellerEntry }] = await Promise.all([
      import('./app.ts'),
      import('./entries.ts'),
    ])
    return listen(await buildConsole(config, sellerEntry), config)
  },
})
