import { logUnhandledFaults } from '@filiera/server-kit/unhandled-faults'
import { readConfig, type StorefrontConfig } from './config.ts'

const signals = ['SIGINT', 'SIGTERM'] as const

async function start(config: StorefrontConfig): Promise<void> {
  const { buildStorefront } = await import('./app.ts')
  const app = await buildStorefront(config)
  let closing = false
  for (const signal of signals) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      void app.close().then(() => {
        console.log('storefront closed')
        process.exit(0)
      })
    })
  }
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`storefront ready http://localhost:${port}`)
}

/** One line instead of a stack for what the person who starts the program can mend. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `port ${'port' in error ? error.port : ''} is taken: set STOREFRONT_PORT`
  if (code === 'EACCES') return 'not allowed to listen on this port: set STOREFRONT_PORT above 1023'
  return error.message
}

logUnhandledFaults(process, console.error)
try {
  await start(readConfig())
} catch (error) {
  console.error(`storefront cannot start: ${explain(error)}`)
  process.exit(1)
}
