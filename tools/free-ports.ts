import { once } from 'node:events'
import { createServer } from 'node:net'

/** As many different ports of this machine, on which nobody listens. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports: number[] = []
  for (const probe of probes) {
    if (!probe.listening) await once(probe, 'listening')
    const address = probe.address()
    if (typeof address === 'object' && address) ports.push(address.port)
  }
  for (const probe of probes) await new Promise((resolve) => probe.close(resolve))
  return ports
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  if (!port) throw new Error('no free port')
  return port
}
