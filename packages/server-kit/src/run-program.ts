import type { FastifyInstance } from 'fastify'
import { drain } from './drain.ts'
import { logUnhandledFaults } from './unhandled-faults.ts'

/** A program: its name in the log, the setting of its port, and how it is made. */
export type Program = {
  name: string
  portSetting: string
  /** @throws Error in words for the person who starts it */
  open(): Promise<{ app: FastifyInstance; host: string; port: number; drainSeconds: number }>
}

const signals = ['SIGINT', 'SIGTERM'] as const

async function start({ name, open }: Program): Promise<void> {
  const { app, host, port, drainSeconds } = await open()
  let closing = false
  for (const signal of signals) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      void drain(app, drainSeconds).then(() => {
        console.log(`${name} closed`)
        process.exit(0)
      })
    })
  }
  await app.listen({ host, port })
  const address = app.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  console.log(`${name} ready http://localhost:${taken}`)
}

/** One line instead of a stack for what the person who starts the program can mend. */
function explain(error: unknown, portSetting: string): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `port ${'port' in error ? error.port : ''} is taken: set ${portSetting}`
  if (code === 'EACCES') return `not allowed to listen on this port: set ${portSetting} above 1023`
  return error.message
}

/** Starts a program of this process, closes it on SIGINT and SIGTERM, and ends the process with one line when it cannot start. */
export async function runProgram(program: Program): Promise<void> {
  logUnhandledFaults(process, console.error)
  try {
    await start(program)
  } catch (error) {
    console.error(`${program.name} cannot start: ${explain(error, program.portSetting)}`)
    process.exit(1)
  }
}
