import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { buildSandbox } from '../src/app.ts'
import type { SandboxOptions } from '../src/config.ts'

/** An answer whose body tests look into by name. */
export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>

/** Starts a sandbox on free ports, with clients for its surfaces over real HTTP. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const running = await buildSandbox(options)
  let bearer = await token(running.main.url)

  const json = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const text = body === undefined ? null : JSON.stringify(body)
    const type: Record<string, string> = text === null ? {} : { 'content-type': 'application/json' }
    return read(
      await fetch(`${running.main.url}${path}`, { method, headers: { ...type, ...headers }, body: text }),
    )
  }

  return {
    ...running,
    /** A MangoPay call; the path follows `/v2.01/sandbox`. */
    mangopay: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      json(method, `/v2.01/sandbox${path}`, { authorization: `Bearer ${bearer}`, ...headers }, body),
    /** A Stripe call with a form body; the path follows `/v1`. */
    stripe: async (
      method: string,
      path: string,
      form?: Record<string, string>,
      headers: Record<string, string> = {},
    ) =>
      read(
        await fetch(`${running.main.url}/v1${path}`, {
          method,
          headers: { authorization: 'Bearer sk_test_sandbox', ...headers },
          body: form ? new URLSearchParams(form) : null,
        }),
      ),
    control: (method: string, path: string, body?: unknown) =>
      json(method, `/_control${path}`, { 'x-control-token': 'sandbox-control' }, body),
    renewToken: async () => {
      bearer = await token(running.main.url)
    },
  }
}

/** Asks for a bearer token with the sandbox's credentials. */
export async function token(url: string): Promise<string> {
  const response = await fetch(`${url}/v2.01/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('sandbox:sandbox-key').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const list = z.array(z.unknown()).safeParse(JSON.parse(text))
  const body = list.success ? { list: list.data } : z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  return { status: response.status, headers: response.headers, body }
}

/** The text field of an answer. */
export function text(answer: Answer, name: string): string {
  return z.string().parse(answer.body[name])
}

/** Opens a hosted page and posts its form with these fields, as a browser would; redirects are not followed. */
export async function submitPage(url: string, fields: Record<string, string>) {
  const page = await (await fetch(url)).text()
  const hidden = /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ token: hidden, ...fields })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    page: await response.text(),
  }
}

/** What a listener got. */
export interface Received {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

/** A shop's hook address: records every call and answers with a status, or never. */
export async function startListener() {
  const received: Received[] = []
  const listener: { status: number | 'never' } = { status: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://listener'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      })
      if (listener.status !== 'never') response.writeHead(listener.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith: (status: number | 'never') => {
      listener.status = status
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
