import proxyAddr from '@fastify/proxy-addr'

/** Whether an address is one of those in front of us, behind which many people come. */
export type IsTrusted = (address: string) => boolean

/**
 * Reads the setting of proxies as Fastify does.
 * @param list addresses, networks such as `10.0.0.0/8`, and names such as `loopback`
 * @throws TypeError for anything else
 */
export function trustedAddresses(list: readonly string[]): IsTrusted {
  const isTrusted = proxyAddr.compile([...list])
  return (address) => isTrusted(address, 0)
}
