import http from 'node:http'

/** One call that a visitor's or a customer's browser makes. */
export type FloodCall = {
  method: string
  path: string
  contentType: string
  body: Uint8Array
  /** Session of a customer. */
  token?: string
}

/** @returns the status, once the answer is read */
export async function send(origin: string, agent: http.Agent, call: FloodCall): Promise<number> {
  const request = http.request(origin + call.path, {
    agent,
    method: call.method,
    headers: {
      ...(call.token && { cookie: `filiera_session=${call.token}` }),
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': call.contentType,
      'content-length': call.body.length,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
  })
  request.end(call.body)
  return status
}

/** A form with one file, as a browser sends it. */
export function fileForm(file: Buffer, type: string): { contentType: string; body: Buffer } {
  const boundary = 'filiera-bench-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.jpg"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
