/** So long a backend is asked after the others that did not take a call, or said that it is being closed; in milliseconds. */
const AVOID_MS = 5_000

const lists = new Map<string, { all: string[]; turn: number }>()
const avoidedUntil = new Map<string, number>()

/** Until when a backend is avoided; 0 for one that is not. */
function endOfAvoiding(address: string): number {
  const end = avoidedUntil.get(address) ?? 0
  return end > performance.now() ? end : 0
}

/**
 * Addresses of the backends of one shop in the order in which a call tries them: in turns, avoided ones last, and of these first who
 * was avoided longest: it may be back already, while the other one is being closed.
 * @param addresses one or more, separated by commas, as the settings have them
 */
export function backendsOf(addresses: string): readonly string[] {
  const known = lists.get(addresses) ?? { all: addresses.split(','), turn: 0 }
  if (known.all.length === 1) return known.all
  lists.set(addresses, known)
  known.turn = (known.turn + 1) % known.all.length
  const turned = [...known.all.slice(known.turn), ...known.all.slice(0, known.turn)]
  return turned.sort((one, other) => endOfAvoiding(one) - endOfAvoiding(other))
}

/** Others are asked first for a while. */
export function avoidBackend(address: string): void {
  avoidedUntil.set(address, performance.now() + AVOID_MS)
}

/** Whether a call did not reach the other side: no connection came about, so that it may be sent elsewhere whatever it does. */
export function isUntaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) return true
  return isUntaken(error.cause)
}
