import { z } from 'zod'
import { ProviderFailed, ProviderRefused, ProviderUnavailable, withoutRefusal } from '../payment-provider.ts'
import { type MangopayConnection, socketConnection } from './mangopay-connection.ts'
import { createTransport, KeyUsed, type MangopayOptions, refusal, type Send } from './mangopay-transport.ts'

/** A repetition of a creation starts only within this time, so that the customer is answered. */
const REPEAT_WITHIN_MS = 5_000
/** How often, and how far apart, the answer to a call that is still running is asked for. */
const STORED_TRIES = 10
const STORED_WAIT_MS = 200

const stored = z.object({ StatusCode: z.coerce.number(), Resource: z.unknown() })

function read<S extends z.ZodType>(schema: S, path: string, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.')
  throw new ProviderUnavailable(`MangoPay ${path}: not the expected answer (${at})`)
}

/** The first answer to a key; null when the provider knows none. @throws what the first answer was when it was an error */
async function storedAnswer(send: Send, key: string): Promise<unknown> {
  const path = `/responses/${key}`
  const look = send({ method: 'GET', path }).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.code === 'ressource_not_found') return null
    throw error
  })
  const answer = await withoutRefusal(look)
  if (answer === null) return null
  const { StatusCode, Resource } = read(stored, path, answer)
  if (StatusCode >= 500) throw new ProviderFailed(`MangoPay: the first answer was ${StatusCode}`)
  if (StatusCode >= 400) throw refusal(StatusCode, Resource)
  return Resource
}

type Wires = { send: Send } & Pick<MangopayConnection, 'wait' | 'now'>

async function waitForStored({ send, wait }: Wires, key: string): Promise<unknown> {
  for (let tries = 0; tries < STORED_TRIES; tries++) {
    const answer = await storedAnswer(send, key)
    if (answer !== null) return answer
    await wait(STORED_WAIT_MS)
  }
  throw new ProviderUnavailable('MangoPay: the first call with this key is still running')
}

/** Creates once per key, whatever happens to the connection (payments reference §3.4). */
async function create(wires: Wires, key: string, path: string, body: object): Promise<unknown> {
  const { send, now } = wires
  const startedAt = now()
  const post = () =>
    send({ method: 'POST', path, body, key }).catch((error: unknown) => {
      if (error instanceof KeyUsed) return waitForStored(wires, key)
      throw error
    })
  try {
    return await post()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const answer = await storedAnswer(send, key)
    if (answer !== null) return answer
    if (now() - startedAt > REPEAT_WITHIN_MS) throw error
  }
  return post()
}

export type MangopayClient = ReturnType<typeof createMangopayClient>

/** Own thin client of MangoPay: answers are checked, every fault is a typed error within its time limit, nothing is logged. */
export function createMangopayClient({
  connection = socketConnection,
  ...options
}: Omit<MangopayOptions, 'connection'> & { connection?: MangopayConnection | undefined }) {
  const send = createTransport({ ...options, connection })
  const wires = { send, wait: connection.wait, now: connection.now }
  return {
    async get<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
      return read(schema, path, await send({ method: 'GET', path }))
    },
    async put<S extends z.ZodType>(schema: S, path: string, body: object): Promise<z.output<S>> {
      return read(schema, path, await send({ method: 'PUT', path, body }))
    },
    async remove(path: string): Promise<void> {
      await send({ method: 'DELETE', path })
    },
    /** What was created with a key; null when nothing is known of it. */
    async findCreated<S extends z.ZodType>(schema: S, key: string): Promise<z.output<S> | null> {
      const answer = await storedAnswer(send, key)
      return answer === null ? null : read(schema, '/responses', answer)
    },
    async createOnce<S extends z.ZodType>(
      schema: S,
      key: string,
      path: string,
      body: object,
    ): Promise<z.output<S>> {
      return read(schema, path, await create(wires, key, path, body))
    },
  }
}
