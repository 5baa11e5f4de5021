import { randomBytes } from 'node:crypto'

/** Crockford's alphabet: 32 signs without I, L, O, U, so that a number read aloud stays the same. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An unguessable order number such as `4F7K-Q2MX-9D3T-8WHA`: 80 random bits. */
export function newOrderNumber(): string {
  const signs = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('')
  return signs.match(/.{4}/g)?.join('-') ?? ''
}
