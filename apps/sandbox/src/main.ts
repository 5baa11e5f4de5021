import { buildSandbox } from './app.ts'
import { readConfig } from './config.ts'

// the world goes on without what failed beside it
process.on('unhandledRejection', (fault) => console.error('unhandled rejection:', fault))
try {
  const { options, announce } = readConfig()
  const sandbox = await buildSandbox(options)
  const { main, tokeniser, smtp } = sandbox
  if (announce === 'json') {
    console.log(JSON.stringify({ sandbox: main.url, tokeniser: tokeniser.url, smtp: smtp.port }))
  } else {
    console.log(`sandbox ready ${main.url}`)
  }
  let closing = false
  const stop = async () => {
    if (closing) return
    closing = true
    await sandbox.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
