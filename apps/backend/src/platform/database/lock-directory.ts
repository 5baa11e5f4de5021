import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'

/** Gives the lock back. */
export type Unlock = () => void

class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The data folder ${directory} is already in use by another Filiera process. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
}

/** Linux: an abstract socket, free again the moment its holder dies, even by kill -9. */
function lockBySocket(directory: string): Promise<Unlock> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', () => reject(new DirectoryInUse(directory)))
    server.listen(`\0filiera-${name}`, () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Elsewhere: a file with the holder's pid, taken over when that process is gone. */
function lockByFile(directory: string): Unlock {
  const path = join(directory, 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch {
      const holder = Number(readFileSync(path, 'utf8'))
      if (holder > 0 && isAlive(holder)) break
      rmSync(path, { force: true })
    }
  }
  throw new DirectoryInUse(directory)
}

/**
 * Exclusive use of a data folder: a second process on the embedded database would silently split it in two.
 * @throws Error saying who is in the way and what to do
 */
export async function lockDirectory(directory: string): Promise<Unlock> {
  return process.platform === 'linux' ? lockBySocket(directory) : lockByFile(directory)
}
