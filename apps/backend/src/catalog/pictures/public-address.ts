import ipaddr from 'ipaddr.js'

/** Says whether an IP address may be connected to. */
export type AddressRule = (address: string) => boolean

const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/** Addresses of the internet: not this machine, not its network, not those of a cloud's machinery. */
export const isPublicAddress: AddressRule = (address) => {
  if (!ipaddr.isValid(address)) return false
  // an IPv4 address written as IPv6 counts as what it is
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalIpv6))
}
