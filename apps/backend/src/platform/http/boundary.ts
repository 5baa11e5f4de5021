import { answeringNames, type Boundary } from '@filiera/server-kit/boundary'
import { listOf } from '@filiera/server-kit/host-names'
import { strictTransport } from '@filiera/server-kit/security-headers'
import type { Config } from '../../config.ts'

/**
 * Headers of every answer, refusals included; answers that browsers show have a policy of their own. A table and not @fastify/helmet,
 * because answers to bytes that are no request carry them too, without any hook.
 */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** The names under which the backend answers, and the headers of every answer; with a year of HSTS when it is known by an https address. */
export function boundaryOf({
  BACKEND_PUBLIC_URL,
  BACKEND_URL,
  BACKEND_HOSTS,
}: Pick<Config, 'BACKEND_PUBLIC_URL' | 'BACKEND_URL' | 'BACKEND_HOSTS'>): Boundary {
  const addresses = [BACKEND_PUBLIC_URL, BACKEND_URL].filter((url) => url !== undefined)
  return {
    headers: BACKEND_PUBLIC_URL.startsWith('https:') ? { ...always, ...strictTransport } : always,
    hosts: answeringNames(addresses, listOf(BACKEND_HOSTS)),
  }
}
