let clients = 0

/** Headers of a client whose address nobody else in this process uses: limits count this call alone. */
export function fromNewAddress(): { 'x-forwarded-for': string } {
  clients += 1
  return { 'x-forwarded-for': `10.${1 + (clients >> 16)}.${(clients >> 8) & 255}.${clients & 255}` }
}
