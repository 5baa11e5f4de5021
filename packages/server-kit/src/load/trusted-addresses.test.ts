import { expect, it } from 'vitest'
import { trustedAddresses } from './trusted-addresses.ts'

it('knows addresses and networks, however they are written', () => {
  const isTrusted = trustedAddresses(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'linklocal'])
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.9.8.7', 'fd12::1', 'fe80::1'])
    expect(isTrusted(address)).toBe(true)
  for (const address of ['127.0.0.2', '11.0.0.1', '', 'unix:']) expect(isTrusted(address)).toBe(false)
})
