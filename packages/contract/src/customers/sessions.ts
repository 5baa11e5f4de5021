import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { time, uuid } from '../values.ts'

const user = { tag: 'User', access: 'customer', exposed: true } as const

export const deviceSession = z
  .object({
    id: uuid,
    /** The session that asks. */
    current: z.boolean(),
    /** What the browser called itself, at most 300 characters. */
    userAgent: z.string(),
    createdAt: time,
    lastSeenAt: time,
  })
  .meta({ id: 'DeviceSession' })
export type DeviceSession = z.output<typeof deviceSession>

/** Header of an answer that ended the very session that asked; the storefront forgets its cookie then. */
export const SESSION_ENDED_HEADER = 'x-session-ended'

export const listSessions = endpoint({
  ...user,
  name: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  summary: 'Where the account is logged in, the latest used first; at most 100',
  answers: { 200: z.array(deviceSession) },
  problems: ['not_signed_in'],
})

export const endSession = endpoint({
  ...user,
  name: 'endSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  summary: 'Logs one device out',
  params: z.strictObject({ id: uuid }),
  answers: { 204: null },
  problems: ['not_signed_in', 'bad_request', 'not_found'],
})

export const endSessions = endpoint({
  ...user,
  name: 'endSessions',
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'Logs every device out, this one too',
  answers: { 204: null },
  problems: ['not_signed_in'],
})
