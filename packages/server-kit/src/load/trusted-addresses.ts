import { BlockList, isIP } from 'node:net'

/** Whether an address is one of those in front of us, behind which many people come. */
export type IsTrusted = (address: string) => boolean

/** @param list addresses, and networks such as `10.0.0.0/8`, as the settings name them */
export function trustedAddresses(list: readonly string[]): IsTrusted {
  const known = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (bits === undefined) known.addAddress(address, family)
    else known.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:/, '')
    return isIP(plain) !== 0 && known.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
