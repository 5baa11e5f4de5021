import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { SMTPServer } from 'smtp-server'
import type { SandboxOptions } from './config.ts'
import { createJournal } from './journal.ts'
import { buildSmtp } from './mailbox/smtp.ts'
import { buildMainServer } from './main-server.ts'
import { invalidateUnused } from './mangopay/cards/card-registrations.routes.ts'
import { expireValidation } from './mangopay/cards/card-validations.routes.ts'
import { deliverHook } from './mangopay/deliver-hook.ts'
import { expirePayIn, succeedPayIn } from './mangopay/pay-ins/settle-pay-in.ts'
import type { Sandbox } from './sandbox.ts'
import { Schedule, type TaskHandlers, type Time } from './schedule.ts'
import { openSnapshot } from './snapshot.ts'
import { expireSession } from './stripe/checkout-sessions.routes.ts'
import { deliverWebhook } from './stripe/deliver-webhook.ts'
import { buildTokeniser } from './tokeniser/tokeniser.ts'

/** The three running servers with their addresses. */
export interface RunningSandbox {
  main: { app: FastifyInstance; url: string; port: number }
  tokeniser: { app: FastifyInstance; url: string; port: number }
  smtp: { server: SMTPServer; port: number }
  clock: Schedule
  state: Sandbox['state']
  /** Closes the servers, waits for the work under way and writes the snapshot. */
  close(): Promise<void>
}

const defaults: SandboxOptions = {
  host: '127.0.0.1',
  port: 0,
  tokeniserPort: 0,
  smtpPort: 0,
  controlToken: 'sandbox-control',
  tokenLifeSeconds: 1200,
  rateLimit: 'report',
}

/** A port that another program holds: `variable` is the setting to change. */
export class PortTaken extends Error {
  constructor(port: number, variable: string) {
    super(`port ${port} is taken: set ${variable} to another one`)
  }
}

/** The outside world in memory, not reachable yet, on the time given. Its clock is started by `clock.start(taskHandlers(…))`. */
export function openSandbox(
  given: Partial<SandboxOptions>,
  time?: Time,
): { sandbox: Sandbox; write(): void } {
  const options = { ...defaults, ...given }
  const snapshot = openSnapshot(options.dataDir, options.seed)
  const { state } = snapshot
  const clock = new Schedule(state, snapshot.changed, time)
  const sandbox: Sandbox = {
    options,
    state,
    clock,
    journal: createJournal(),
    urls: { main: '', tokeniser: '' },
    beforeAnswer: new Set(),
    fetch,
    changed: snapshot.changed,
  }
  return { sandbox, write: snapshot.write }
}

/** Starts the outside world; ports are free ones unless asked otherwise. Throws PortTaken. */
export async function buildSandbox(given: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  const { sandbox, write } = openSandbox(given)
  const { options, state, clock } = sandbox
  const main = buildMainServer(sandbox)
  const tokeniser = buildTokeniser(sandbox)
  const smtp = buildSmtp(sandbox)
  const stop = async () => {
    await Promise.all([main.close(), tokeniser.close(), closeSmtp(smtp)])
    await clock.close()
  }
  try {
    const tokeniserPort = await listen(tokeniser, options.host, options.tokeniserPort, 'TOKENISER_PORT')
    const mainPort = await listen(main, options.host, options.port, 'SANDBOX_PORT')
    options.smtpPort = await listenSmtp(smtp, options.host, options.smtpPort)
    sandbox.urls.tokeniser = options.tokeniserPublicUrl ?? `http://localhost:${tokeniserPort}`
    sandbox.urls.main = options.publicUrl ?? `http://localhost:${mainPort}`
    clock.start(taskHandlers(sandbox))
    return {
      main: { app: main, url: sandbox.urls.main, port: mainPort },
      tokeniser: { app: tokeniser, url: sandbox.urls.tokeniser, port: tokeniserPort },
      smtp: { server: smtp, port: options.smtpPort },
      clock,
      state,
      close: async () => {
        await stop()
        write()
      },
    }
  } catch (error) {
    // Without a write: the sandbox that holds the port may be using the same directory.
    await stop()
    throw error
  }
}

/** What each planned task does. */
export function taskHandlers(sandbox: Sandbox): TaskHandlers {
  const { state } = sandbox
  return {
    deliver: async (id) => {
      const delivery = state.deliveries[id]
      if (delivery) await (delivery.provider === 'stripe' ? deliverWebhook : deliverHook)(sandbox, delivery)
    },
    'pay-in-expire': (id) => expirePayIn(sandbox, id),
    'pay-in-succeed': (id) => succeedPayIn(sandbox, id),
    'validation-expire': (id) => expireValidation(sandbox, id),
    'card-invalidate': (id) => invalidateUnused(sandbox, id),
    'session-expire': (id) => expireSession(sandbox, id),
  }
}

async function listen(app: FastifyInstance, host: string, port: number, variable: string): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw explained(error, port, variable)
  }
  return portOf(app.server.address())
}

function listenSmtp(server: SMTPServer, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port, 'SANDBOX_SMTP_PORT')))
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      server.on('error', () => {})
      resolve(portOf(server.server.address()))
    })
  })
}

function closeSmtp(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    if (server.server.listening) server.close(() => resolve())
    else resolve()
  })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}

function explained(error: unknown, port: number, variable: string): unknown {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return taken ? new PortTaken(port, variable) : error
}
