import type { Sandbox } from '../sandbox.ts'
import { invalid } from './errors.ts'
import { shown } from './shown.ts'

type Json = Record<string, unknown>

/**
 * Replaces ids by their objects along dotted paths (`payment_intent.latest_charge`, `data.customer`).
 * Throws on a path that names nothing expandable.
 */
export function expand(sandbox: Sandbox, object: Json, paths: readonly string[]): Json {
  return paths.reduce((result, path) => along(sandbox, result, path.split('.'), path), object)
}

function along(sandbox: Sandbox, object: Json, [first, ...rest]: string[], whole: string): Json {
  if (first === undefined) return object
  const value = first in object ? object[first] : lineItems(sandbox, object, first)
  if (value === undefined) {
    throw invalid('expand', `This property cannot be expanded (${whole}).`)
  }
  if (value === null) return object
  if (Array.isArray(value)) {
    return { ...object, [first]: value.map((one) => (isJson(one) ? along(sandbox, one, rest, whole) : one)) }
  }
  const target = typeof value === 'string' ? find(sandbox, value) : value
  if (!isJson(target)) throw invalid('expand', `This property cannot be expanded (${whole}).`)
  return { ...object, [first]: along(sandbox, target, rest, whole) }
}

function lineItems({ state }: Sandbox, object: Json, name: string): unknown {
  if (name !== 'line_items' || object.object !== 'checkout.session') return undefined
  const session = state.stripe.sessions[String(object.id)]
  const url = `/v1/checkout/sessions/${String(object.id)}/line_items`
  return { object: 'list', data: session?.inner.lineItems ?? [], has_more: false, url }
}

function find({ state }: Sandbox, id: string): Json | undefined {
  const { stripe } = state
  const found =
    stripe.paymentIntents[id] ??
    stripe.charges[id] ??
    stripe.customers[id] ??
    stripe.transfers[id] ??
    stripe.refunds[id] ??
    stripe.accounts[id]
  return found && shown(found)
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
