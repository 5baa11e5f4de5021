import { hash } from 'node:crypto'

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
    "worker-src 'self'",
    `connect-src ${list(sources.connect)}`,
    `form-action ${list(sources.forms)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const sha256 = (text: Buffer) => `'sha256-${hash('sha256', text, 'base64')}'`

/** Bodies of the inline elements of a name, data blocks left out: only what runs or styles needs leave. */
function* inlineBodies(html: Buffer, tag: 'script' | 'style'): Generator<Buffer> {
  const opening = `<${tag}`
  const closing = `</${tag}>`
  for (let at = html.indexOf(opening); at >= 0; ) {
    const start = html.indexOf('>', at) + 1
    const end = html.indexOf(closing, start)
    if (start === 0 || end < 0) return
    const attributes = html.toString('latin1', at + opening.length, start - 1)
    if (!/\s(?:src=|type="application\/ld\+json")/.test(attributes)) yield html.subarray(start, end)
    at = html.indexOf(opening, end)
  }
}

/** Sources that allow exactly the inline scripts and styles of a page. */
export function inlineSources(html: Buffer): { scripts: string[]; styles: string[] } {
  const sources = (tag: 'script' | 'style') => [...new Set(Array.from(inlineBodies(html, tag), sha256))]
  return { scripts: sources('script'), styles: sources('style') }
}
