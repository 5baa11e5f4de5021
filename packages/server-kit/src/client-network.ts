import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The caller's address as providers take it: an IPv4 one without the IPv6 wrapping. */
export const plainIp = (address: string): string =>
  isIP(address) ? ipaddr.process(address).toString() : address

/**
 * What counts as one client when tries are counted: the IPv4 address, or the /64 of an IPv6 address, because a home or a
 * rented server has all of it. An IPv4 address written as IPv6 counts as itself.
 */
export function clientNetwork(address: string): string {
  if (!isIP(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
