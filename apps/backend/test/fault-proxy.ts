import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What a network or a machine does to what passes between two programs. */
export type Fault =
  | { kind: 'none' }
  /** Nobody listens, and what was open has ended: a program that is gone. */
  | { kind: 'refused' }
  /** No byte passes and no connection ends: a machine that hangs. */
  | { kind: 'stalled' }
  /** Answers come so many milliseconds late. */
  | { kind: 'slow'; ms: number }
  /** The connection breaks after so many bytes of the next answer; after 0 the call is done and its answer lost. */
  | { kind: 'cut'; bytes: number }
  /** The call does not arrive; HTTP says so instead. */
  | { kind: 'answered'; status: number }

/** Stands before a program that is reached over TCP. */
export type FaultProxy = {
  /** Address of the program, through the proxy. */
  url: string
  set(fault: Fault): Promise<void>
  /** New connections lead elsewhere. */
  leadTo(url: string): void
  close(): Promise<void>
}

type Pair = { near: Socket; far: Socket; answered: number }

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'postgres:': 5432, 'http:': 80, 'smtp:': 25 }

function targetOf(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) || (DEFAULT_PORTS[protocol] ?? 80) }
}

const refusal = (status: number) =>
  `HTTP/1.1 ${status} Fault\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`

/** One side of a connection; what breaks on it breaks the other. */
function tie(from: Socket, to: Socket, deliver: (bytes: Buffer) => void): void {
  from.on('data', deliver)
  from.on('error', () => to.destroy())
  from.on('close', () => to.destroy())
}

export async function openFaultProxy(address: string): Promise<FaultProxy> {
  let target = targetOf(address)
  let fault: Fault = { kind: 'none' }
  const pairs = new Set<Pair>()

  function onAnswer(pair: Pair, bytes: Buffer): void {
    const { near } = pair
    if (fault.kind === 'slow') {
      setTimeout(() => near.write(bytes), fault.ms)
      return
    }
    if (fault.kind === 'cut') {
      const left = fault.bytes - pair.answered
      pair.answered += bytes.length
      if (bytes.length > left) {
        near.write(bytes.subarray(0, left), () => near.resetAndDestroy())
        return
      }
    }
    near.write(bytes)
  }

  const server = createServer((near) => {
    const far = connect(target)
    const pair = { near, far, answered: 0 }
    pairs.add(pair)
    near.once('close', () => pairs.delete(pair))
    tie(near, far, (bytes) => {
      if (fault.kind === 'answered') near.end(refusal(fault.status))
      else far.write(bytes)
    })
    tie(far, near, (bytes) => onAnswer(pair, bytes))
    if (fault.kind === 'stalled') for (const socket of [near, far]) socket.pause()
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const endAll = async () => {
    for (const { near } of pairs) near.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  await listen(0)
  const taken = server.address()
  if (typeof taken !== 'object' || taken === null) throw new Error('no port')
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(taken.port)
  return {
    url: url.href,
    async set(next) {
      fault = next
      for (const pair of pairs) {
        pair.answered = 0
        for (const socket of [pair.near, pair.far]) next.kind === 'stalled' ? socket.pause() : socket.resume()
      }
      if (next.kind === 'refused') await endAll()
      else if (!server.listening) await listen(taken.port)
    },
    leadTo(other) {
      target = targetOf(other)
    },
    close: endAll,
  }
}
