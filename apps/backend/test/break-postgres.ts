import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { OwnPostgresServer } from '../../../tools/start-postgres.ts'

/** Ways in which a server ends: asked to, at once without a word to anybody, killed. */
export const endings = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const
export type Ending = keyof typeof endings

const LOOK_MS = 20

const mainProcess = ({ dataDirectory }: OwnPostgresServer) =>
  Number.parseInt(readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8'), 10)

/** @returns false when the process is gone */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Ends the server; it is gone when the promise resolves. */
export async function endPostgres(server: OwnPostgresServer, ending: Ending): Promise<void> {
  const pid = mainProcess(server)
  send(pid, endings[ending])
  while (send(pid, 0)) await wait(LOOK_MS)
}

/** Ends the server and starts it again; it takes connections when the promise resolves. */
export async function restartPostgres(server: OwnPostgresServer, ending: Ending): Promise<void> {
  await endPostgres(server, ending)
  await startPostgresAgain(server)
}

/** Starts a server that was ended; it takes connections when the promise resolves. */
export async function startPostgresAgain(server: OwnPostgresServer): Promise<void> {
  // what a killed one leaves behind holds its memory a moment longer
  for (let tries = 0; ; tries++) {
    try {
      return await server.startAgain()
    } catch (error) {
      if (tries === 50 || !String(error).includes('shared memory')) throw error
      await wait(LOOK_MS)
    }
  }
}

/** Stops every process of the server where it stands. @returns what lets them go on */
export async function stallPostgres(server: OwnPostgresServer): Promise<() => void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  await client.end()
  const pids = [mainProcess(server), ...rows.map(({ pid }) => pid)]
  for (const pid of pids) send(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) send(pid, 'SIGCONT')
  }
}
