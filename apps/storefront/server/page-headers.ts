import { createHash } from 'node:crypto'

/** Headers of every answer (files, pages, errors alike). */
const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'x-frame-options': 'DENY',
}

/** A year, once the shop is served over https. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** {@link securityHeaders}, with HSTS when visitors come over https. */
export function pageSecurityHeaders({ secure }: { secure: boolean }): Readonly<Record<string, string>> {
  return secure ? { ...securityHeaders, 'strict-transport-security': strictTransport } : securityHeaders
}

export type PolicySources = {
  /** Sources of inline scripts: hashes of a cached page, or the nonce of a personal one. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Origins the browser may call besides ours, e.g. the card tokeniser. */
  connect: readonly string[]
  /** Origins a form may lead to besides ours, e.g. a hosted payment page. */
  forms: readonly string[]
}

/** Content-Security-Policy of a page (decision 41). */
export function contentPolicy(sources: PolicySources): string {
  const list = (...parts: (string | readonly string[])[]) => ["'self'", ...parts.flat()].join(' ')
  return [
    "default-src 'self'",
    `script-src ${list(sources.scripts)}`,
    `style-src ${list(sources.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${list(sources.connect)}`,
    `form-action ${list(sources.forms)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inline = (tag: 'script' | 'style') =>
  new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
const inlineScript = inline('script')
const inlineStyle = inline('style')

/** Sources that allow exactly the inline scripts and styles of a page. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  const sources = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((match) => hash(match[1] ?? ''))),
  ]
  return { scripts: sources(inlineScript), styles: sources(inlineStyle) }
}
