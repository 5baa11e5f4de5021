import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, line, text } from '../values.ts'

/** Longest contact message in characters (decision 27). */
export const MAX_MESSAGE_LENGTH = 5000

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/contact',
  summary: 'A message to the shop, acknowledged by mail; 5 an hour an address (decision 27)',
  tag: 'Messages',
  access: 'public',
  exposed: true,
  body: z.strictObject({
    Email: email,
    Name: line(1, 80),
    Subject: line(1, 120),
    /** May be empty (§5). */
    Message: text(0, MAX_MESSAGE_LENGTH).default(''),
    Consent: z.string().max(20).optional(),
    Locale: z.enum(languages).optional(),
    /** A field that people do not see: whoever fills it is a robot and is thanked without effect. */
    Website: z.string().max(500).optional(),
  }),
  answers: { 201: z.object({ status: z.literal('received') }) },
  problems: ['invalid_body', 'rate_limited'],
})
