/** Headers of every answer (files, pages, errors alike). */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'x-frame-options': 'DENY',
}

/** A year, once a program is served over https. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Security headers of every answer, with HSTS when visitors come over https. */
export function securityHeaders({ secure }: { secure: boolean }): Readonly<Record<string, string>> {
  return secure ? { ...always, ...strictTransport } : always
}
