import type { IsTrusted } from './trusted-addresses.ts'

/** What is needed of a socket. */
type CountedSocket = {
  remoteAddress?: string | undefined
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** Connections that one address may hold at a time: far above any browser, far below what a server can hold. */
const MOST_CONNECTIONS = 200

/**
 * A listener for a server's `connection` event that ends what one address opens beyond the limit; trusted addresses, behind
 * which many people come, are not counted.
 */
export function limitConnections(
  isTrusted: IsTrusted,
  most = MOST_CONNECTIONS,
): (socket: CountedSocket) => void {
  const open = new Map<string, number>()
  return function count(socket) {
    const address = socket.remoteAddress?.replace(/^::ffff:/, '')
    if (address === undefined || isTrusted(address)) return
    const now = (open.get(address) ?? 0) + 1
    open.set(address, now)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (now > most) socket.destroy()
  }
}
