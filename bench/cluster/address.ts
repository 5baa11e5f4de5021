import { once } from 'node:events'
import net from 'node:net'

/** An address that leads to one server and can be made to lead to another, as a virtual address does. */
export type Address = {
  port: number
  /** From now on; connections to the server before are cut. */
  leadTo(port: number): void
  close(): Promise<void>
}

export async function openAddress(first: number): Promise<Address> {
  let to = first
  const open = new Set<net.Socket>()
  const server = net.createServer((inside) => {
    const outside = net.connect(to, '127.0.0.1')
    for (const [from, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.on('error', () => other.destroy())
      from.on('close', () => {
        open.delete(from)
        other.destroy()
      })
      from.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    leadTo(next) {
      to = next
      cut()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
