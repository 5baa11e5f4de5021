import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { drain } from './drain.ts'
import { logUnhandledFaults } from './unhandled-faults.ts'

export type RunningProgram = { url: string; close(): Promise<void> }

/** A program: its name in the log, the setting of its port, and how it starts. */
export type Program = {
  name: string
  portSetting: string
  /** @throws Error in words for the person who starts it */
  start(): Promise<RunningProgram>
}

/** Listens for visitors, who come by name. */
export async function listen(
  app: FastifyInstance,
  { host, port, drainSeconds }: { host: string; port: number; drainSeconds: number },
): Promise<RunningProgram> {
  await app.listen({ host, port })
  const { port: taken } = app.server.address() as AddressInfo
  return { url: `http://localhost:${taken}`, close: () => drain(app, drainSeconds) }
}

/** One line instead of a stack for what the person who starts the program can mend. */
function explain(error: unknown, portSetting: string): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `port ${'port' in error ? error.port : ''} is taken: set ${portSetting}`
  if (code === 'EACCES') return `not allowed to listen on this port: set ${portSetting} above 1023`
  return error.message
}

function closeOnSignal({ name }: Program, running: RunningProgram): void {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (closing) return
      closing = true
      try {
        await running.close()
        console.log(`${name} closed`)
        process.exit(0)
      } catch (error) {
        console.error(`${name} was not closed: ${error instanceof Error ? error.message : error}`)
        process.exit(1)
      }
    })
  }
}

/** Starts a program of this process, closes it on SIGINT and SIGTERM, and ends the process with one line when it cannot start. */
export async function runProgram(program: Program): Promise<void> {
  logUnhandledFaults(process, console.error)
  try {
    const running = await program.start()
    closeOnSignal(program, running)
    console.log(`${program.name} ready ${running.url}`)
  } catch (error) {
    console.error(`${program.name} cannot start: ${explain(error, program.portSetting)}`)
    process.exit(1)
  }
}
