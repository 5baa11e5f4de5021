import { expect, it } from 'vitest'
import { limitConnections } from './connection-limit.ts'
import { trustedAddresses } from './trusted-addresses.ts'

function socket(remoteAddress: string) {
  const closing: (() => void)[] = []
  const state = { destroyed: false }
  return {
    remoteAddress,
    state,
    once: (_event: 'close', listener: () => void) => closing.push(listener),
    destroy() {
      state.destroyed = true
      for (const listener of closing.splice(0)) listener()
    },
  }
}

it('D71 ends the connection that is one too many, and takes new ones when others ended', () => {
  const count = limitConnections(trustedAddresses(['127.0.0.1']))
  const open = (address: string) => {
    const opened = socket(address)
    count(opened)
    return opened
  }
  const first = Array.from({ length: 200 }, () => open('192.0.2.1'))
  expect(first.some(({ state }) => state.destroyed)).toBe(false)
  expect(open('192.0.2.1').state.destroyed).toBe(true)
  expect(open('::ffff:192.0.2.1').state.destroyed).toBe(true)
  expect(open('192.0.2.2').state.destroyed).toBe(false)
  first[0]?.destroy()
  expect(open('192.0.2.1').state.destroyed).toBe(false)
  const proxied = Array.from({ length: 300 }, () => open('127.0.0.1'))
  expect(proxied.some(({ state }) => state.destroyed)).toBe(false)
})
