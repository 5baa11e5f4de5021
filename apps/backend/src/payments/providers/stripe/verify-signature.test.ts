import { expect, it } from 'vitest'
import { isSignedByStripe } from './verify-signature.ts'

/** A vector that the official SDK accepts. */
const secret = 'whsec_test_vector'
const body = Buffer.from('{"id":"evt_vec","object":"event","type":"checkout.session.completed"}')
const signature = '5597a4d8bdc667532ec164f18755df98228e499fa78c9363100a77ec7a785b10'
const header = `t=1763700201,v1=${signature}`
const now = new Date(1763700201_000)
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

it('F50 accepts the vector, also beside another signature and while a secret is being replaced', () => {
  expect(isSignedByStripe(body, header, [secret], now)).toBe(true)
  expect(isSignedByStripe(body, `t=1763700201,v1=${'0'.repeat(64)},v1=${signature}`, [secret], now)).toBe(
    true,
  )
  expect(isSignedByStripe(body, header, ['whsec_new', secret], after(299))).toBe(true)
})

it.each([
  ['no header', undefined, [secret], now, body],
  ['an empty header', '', [secret], now, body],
  ['no secret', header, [], now, body],
  ['an empty secret', header, [''], now, body],
  ['another secret', header, ['whsec_other'], now, body],
  ['an old one', header, [secret], after(301), body],
  ['one from the future', header, [secret], after(-301), body],
  ['an altered body', header, [secret], now, Buffer.from(body.toString().replace('evt_vec', 'evt_vek'))],
  ['only the test scheme', `t=1763700201,v0=${signature}`, [secret], now, body],
  ['no time', `v1=${signature}`, [secret], now, body],
  ['a time that is no number', `t=1763700201x,v1=${signature}`, [secret], now, body],
  ['one digit too many', `t=1763700201,v1=${signature}0`, [secret], now, body],
  ['half a signature', `t=1763700201,v1=${signature.slice(0, 32)}`, [secret], now, body],
] as const)('F50 F58 refuses %s', (_name, given, secrets, at, bytes) => {
  expect(isSignedByStripe(bytes, given, secrets, at)).toBe(false)
})
