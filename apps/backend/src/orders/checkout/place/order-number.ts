import { randomFillSync } from 'node:crypto'

/** Crockford's alphabet: 32 signs without I, L, O, U, so that a number read aloud stays the same. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const SIGNS = 16
/** Random bytes are drawn for many numbers at once: to ask for them costs more than to use them. */
const pool = Buffer.alloc(SIGNS * 256)
let used = pool.length

function drawBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += SIGNS
  return pool.subarray(used - SIGNS, used)
}

/** An unguessable order number such as `4F7K-Q2MX-9D3T-8WHA`: 80 random bits. */
export function newOrderNumber(): string {
  let number = ''
  for (const [place, byte] of drawBytes().entries())
    number += (place > 0 && place % 4 === 0 ? '-' : '') + ALPHABET[byte % 32]
  return number
}
