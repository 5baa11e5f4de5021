import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs of the cluster that PostgreSQL does not bring, with their Debian packages. */
const TOOLS = ['nginx', 'pgbouncer'] as const
export type Tools = Record<(typeof TOOLS)[number], string>

const FOLDERS = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]

function find(name: string, unpacked: string): string | null {
  const folders = [...FOLDERS, join(unpacked, 'usr/sbin'), join(unpacked, 'usr/bin')]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

function isUsable(path: string | null, folder: string): boolean {
  if (path === null) return false
  const env = { ...process.env, LD_LIBRARY_PATH: libraryPath(folder) }
  return !spawnSync('ldd', [path], { env, encoding: 'utf8' }).stdout.includes('not found')
}

/**
 * nginx and PgBouncer: the system's, else Debian's packages unpacked into a folder, which needs no root.
 * @throws Error that says what is missing and how to install it
 */
export function findTools(folder: string): Tools {
  const unpacked = join(folder, 'unpacked')
  const missing = () => TOOLS.filter((name) => !isUsable(find(name, unpacked), folder))
  if (missing().length > 0) {
    mkdirSync(unpacked, { recursive: true })
    spawnSync('apt-get', ['download', ...missing(), 'libevent-2.1-7', 'libc-ares2'], { cwd: folder })
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      spawnSync('dpkg-deb', ['-x', join(folder, file), unpacked])
  }
  const left = missing()
  if (left.length > 0)
    throw new Error(
      `The cluster needs ${left.join(' and ')}, which could not be had: apt-get install ${left.join(' ')} (or the packages of your system), then again.`,
    )
  const pathOf = (name: string) => find(name, unpacked) ?? name
  return { nginx: pathOf('nginx'), pgbouncer: pathOf('pgbouncer') }
}

/** Where libraries were unpacked, for the dynamic linker. */
export const libraryPath = (folder: string): string =>
  [join(folder, 'unpacked/usr/lib/x86_64-linux-gnu'), join(folder, 'unpacked/lib/x86_64-linux-gnu')].join(':')
