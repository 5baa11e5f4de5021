import { readdirSync, readFileSync } from 'node:fs'
import { round } from './figure.ts'

/** Kernel clock ticks a second on Linux. */
const TICKS_PER_SECOND = 100

type Stat = { name: string; parent: number; ticks: number; reapedTicks: number }

/** Fields of /proc/<pid>/stat after the name, which may hold spaces. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const [user, system, reapedUser, reapedSystem] = fields.slice(11, 15).map(Number)
    return {
      name,
      parent: Number(fields[1]),
      ticks: (user ?? 0) + (system ?? 0),
      reapedTicks: (reapedUser ?? 0) + (reapedSystem ?? 0),
    }
  } catch {
    return null
  }
}

/** CPU milliseconds a process has used, user and system, all its threads. */
export function processCpuMs(pid: number): number {
  return ((readStat(pid)?.ticks ?? 0) * 1000) / TICKS_PER_SECOND
}

/** The PostgreSQL server behind one of its connections, by the connection's own process. */
export function serverOf(connectionPid: number): number {
  const stat = readStat(connectionPid)
  if (!stat?.name.startsWith('postgres')) throw new Error('the PostgreSQL server is not on this machine')
  return stat.parent
}

/** CPU milliseconds of one PostgreSQL server and its connections, those that have ended included. */
export function postgresServerCpuMs(server: number): number {
  const own = readStat(server)
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .reduce((sum, stat) => sum + (stat?.parent === server ? stat.ticks : 0), 0)
  return ((ticks + (own?.ticks ?? 0) + (own?.reapedTicks ?? 0)) * 1000) / TICKS_PER_SECOND
}

const PARCEL = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => ({ id: `p${index}`, name: `Olio ${index}`, price: index * 7 })),
)

/**
 * CPU milliseconds of two fixed pieces of work: the speed of this machine at this moment. Arithmetic shows the clock of the
 * processor; objects made and thrown away show what a neighbour on the same caches takes, which arithmetic does not feel.
 */
export function calibrate(): { arithmeticMs: number; objectsMs: number } {
  const cpuMs = (work: () => number) => {
    const started = process.cpuUsage()
    if (work() === 0) throw new Error('nothing was done')
    const used = process.cpuUsage(started)
    return round((used.user + used.system) / 1000, 1)
  }
  return {
    arithmeticMs: cpuMs(() => {
      let hash = 2_166_136_261
      for (let index = 0; index < 30_000_000; index++) hash = Math.imul(hash ^ (index & 255), 16_777_619)
      return hash
    }),
    objectsMs: cpuMs(() => {
      let length = 0
      for (let turn = 0; turn < 40; turn++) length += JSON.stringify(JSON.parse(PARCEL)).length
      return length
    }),
  }
}

/** The middle one of several runs, as every figure is given. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? Number.NaN)) / 2
}
