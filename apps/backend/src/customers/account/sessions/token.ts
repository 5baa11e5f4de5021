import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
/** Tells short-lived bearers from session tokens, so that each is looked for in its own table. */
const BEARER_PREFIX = 'fb_'
const TOKEN = /^(?:fb_)?[A-Za-z0-9_-]{43}$/
/** With the length: one session token in 262,144 happens to begin like a bearer. */
const BEARER = /^fb_.{43}$/

/** An opaque session token: 256 random bits. */
export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** An opaque short-lived bearer: 256 random bits. */
export const newBearer = (): string => BEARER_PREFIX + newSessionToken()

export const isBearer = (token: string): boolean => BEARER.test(token)

/** Whether a text has the shape of one of our tokens; anything else is not worth a query. */
export const isToken = (text: string): boolean => TOKEN.test(text)
