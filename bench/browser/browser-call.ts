import http from 'node:http'
import type { Customer } from '../customers.ts'
import type { Shop } from '../shop.ts'

const agent = new http.Agent({ keepAlive: true })

/** A call of a logged-in customer's browser to the storefront, over a kept connection. @throws Error when it is refused */
export function callAsBrowser(
  shop: Shop,
  customer: Customer,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<unknown> {
  const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const request = http.request(
      shop.storefrontUrl + path,
      {
        agent,
        method,
        headers: {
          cookie: `filiera_session=${customer.token}`,
          origin: shop.storefrontUrl,
          'sec-fetch-site': 'same-origin',
          ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          const { statusCode = 0 } = response
          if (statusCode < 300) resolve(JSON.parse(text))
          else reject(new Error(`${method} ${path} answered ${statusCode}: ${text}`))
        })
      },
    )
    request.once('error', reject)
    request.end(bytes ?? undefined)
  })
}
