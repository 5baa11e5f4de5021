import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pictureHash } from './values.ts'

const system = { tag: 'System', access: 'public', exposed: false } as const

export const checkHealth = endpoint({
  ...system,
  name: 'checkHealth',
  method: 'GET',
  path: '/healthz',
  summary: 'The process answers',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  problems: [],
})

export const checkReadiness = endpoint({
  ...system,
  name: 'checkReadiness',
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers too',
  answers: { 200: z.object({ status: z.literal('ready') }) },
  problems: ['unavailable'],
})

export const followChanges = endpoint({
  name: 'followChanges',
  method: 'GET',
  path: '/changes',
  summary: 'Server-sent events: tags of what changed, for the page cache (internal token)',
  tag: 'System',
  access: 'internal',
  exposed: false,
  answers: { 200: z.string() },
  media: 'text/event-stream',
  problems: ['not_signed_in'],
})

export const getPicture = endpoint({
  ...system,
  name: 'getPicture',
  method: 'GET',
  path: '/pictures/:hash/:file',
  summary: 'A derivative of a picture, made on first request, immutable',
  params: z.strictObject({
    hash: pictureHash,
    file: z.string().regex(/^(200|400|600|800|1200|1700)\.(avif|webp|jpg)$/),
  }),
  answers: { 200: z.string() },
  media: 'image/*',
  problems: ['bad_request', 'not_found', 'unavailable'],
})
