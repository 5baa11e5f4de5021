import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address in full. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right]
}

/**
 * What counts as one client when tries are counted: the IPv4 address, or the /64 of an IPv6 address, because a home or a
 * rented server has all of it. An IPv4 address written as IPv6 counts as itself.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const network = groupsOf(plain.toLowerCase()).slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
