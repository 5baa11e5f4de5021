import { createHash } from 'node:crypto'
import type { Shopper, World } from '../world/world.ts'

/** Something that happens; it may go on while other things happen. */
export type Action = (world: World) => Promise<unknown>

export type Choose = (world: World) => Shopper

export type Answered<T> =
  | { ok: true; value: T }
  | { ok: false; problem: { code: string; detail?: string | undefined } }

export const said = <T>(answer: Answered<T>) => (answer.ok ? 'ok' : answer.problem.code)

export const anybody: Choose = ({ random, shoppers }) => random.pick(shoppers)

/** A request of somebody's browser. */
export async function request<T>(
  world: World,
  kind: string,
  who: { name: string },
  ask: () => Promise<Answered<T>>,
): Promise<Answered<T>> {
  world.note(`${who.name}: ${kind}`)
  const answer = await world.scheduler.spawn(kind, ask)
  world.note(`${who.name}: ${kind} → ${said(answer)}`)
  return answer
}

/** A number for a wish, the same when the wish is repeated. */
export function wishId(wish: string): string {
  const hex = createHash('sha256').update(wish).digest('hex')
  const variant = (Number.parseInt(hex[16] ?? '0', 16) & 3) | 8
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant.toString(16)}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
