import { PAGE_LANGUAGE_HEADER } from '@filiera/contract/customers/account'
import type { Endpoint, EndpointAnswer, EndpointRequest } from '@filiera/contract/endpoint'
import type { FieldProblem } from '@filiera/contract/problem'
import { isLanguage, type Language } from '@filiera/domain/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type FindIdentity,
  type FindMemberships,
  type Identity,
  isOperator,
  type SellerIdentity,
} from '../identity.ts'
import { ProblemError } from '../problem-error.ts'
import type { AdmitCall } from './admit-calls.ts'
import { answerCacheable } from './answer-cacheable.ts'
import { holdsCardNumber } from './card-number-guard.ts'
import { enterShop } from './enter-shop.ts'
import { setTotal } from './list-headers.ts'
import { type ReadUpload, readUpload } from './read-upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's endpoint behind a route. */
    endpoint?: string
  }
}

/** What a handler receives: validated parts, who calls, and the raw request and reply for headers and cookies. */
export type Call<E extends Endpoint> = EndpointRequest<E> & {
  identity: E['access'] extends 'customer' | 'console' | 'operator'
    ? Identity
    : E['access'] extends 'seller'
      ? SellerIdentity
      : Identity | null
  request: FastifyRequest
  reply: FastifyReply
} & (E extends { upload: object } ? { readUpload: ReadUpload } : unknown)

/** Returned by a handler that wrote the answer itself (files, streams, event feeds). */
export const answered: unique symbol = Symbol('answered')

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointAnswer<E> | typeof answered>

/** An endpoint of the contract with the function that serves it. */
export type Binding = {
  endpoint: Endpoint
  handle: (call: Call<Endpoint>) => Promise<unknown>
  /** Largest body in bytes, where it is not the application's. */
  bodyLimit?: number
}

/** Ties a handler to an endpoint; the types of request and answer come from the contract. */
export function bind<E extends Endpoint>(endpoint: E, handle: Handler<E>): Binding {
  return { endpoint, handle: handle as unknown as Binding['handle'] }
}

/** Of the shapes a value may have, the one it comes nearest to: its faults are those worth naming. */
function nearestShape(issue: z.core.$ZodIssueInvalidUnion): FieldProblem[] {
  const isOtherKind = (faults: readonly z.core.$ZodIssue[]) =>
    faults.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const sameKind = issue.errors.filter((faults) => !isOtherKind(faults))
  const shapes = (sameKind.length > 0 ? sameKind : issue.errors)
    .map(fieldProblems)
    .filter((faults) => faults.length > 0)
  // Of two equally near the later one: contracts name the empty value first.
  const nearest = shapes.toReversed().sort((a, b) => a.length - b.length)[0] ?? [
    { field: '', message: issue.message },
  ]
  return nearest.map(({ field, message }) => ({
    field: [...issue.path, ...(field ? [field] : [])].join('.'),
    message,
  }))
}

function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union') return nearestShape(issue)
    if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), message: issue.message }]
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      message: 'is not known here',
    }))
  })
}

/** Query and path faults are a 400, body faults a 422 (decision 4). */
function parsePart(schema: z.ZodType | undefined, value: unknown, part: 'path' | 'query' | 'body'): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = fieldProblems(parsed.error.issues)
  const named = fields.map(({ field, message }) => `${field || part}: ${message}`).join('; ')
  throw new ProblemError(
    part === 'body' ? 'invalid_body' : 'bad_request',
    `The ${part} is not right: ${named}`,
    { fields },
  )
}

type Serialise = ReturnType<FastifyReply['compileSerializationSchema']>

/** One for each shape, whichever endpoint of whichever application answers it: to compile one takes up to 100 ms. */
const serialisers = new WeakMap<z.ZodType, Serialise>()

/** The compiled serialiser of an answer (only declared fields leave), made by the first one; null for what is not JSON. */
function serialiserOf(answer: z.ZodType | null | undefined, reply: FastifyReply): Serialise | null {
  if (!answer || answer instanceof z.ZodString) return null
  const known = serialisers.get(answer)
  if (known) return known
  const { $schema: _, ...json } = z.toJSONSchema(answer, { target: 'draft-7', io: 'output' })
  const made = reply.compileSerializationSchema(json)
  serialisers.set(answer, made)
  return made
}

export type MountOptions = {
  findIdentity: FindIdentity
  findMemberships: FindMemberships
  internalToken: string
  admitCall: AdmitCall
}

/** The bearer that a request presents, unchecked. */
export function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7) : null
}

/** Language of the personal page that a request is made for. */
function pageLanguage(request: FastifyRequest): Language | null {
  const language = request.headers[PAGE_LANGUAGE_HEADER]
  return typeof language === 'string' && isLanguage(language) ? language : null
}

async function authorise(
  endpoint: Endpoint,
  request: FastifyRequest,
  options: MountOptions,
): Promise<Identity | null> {
  const token = bearer(request)
  if (endpoint.access === 'internal') {
    if (token !== options.internalToken)
      throw new ProblemError('not_signed_in', 'This call needs the internal token.')
    return null
  }
  if (endpoint.access === 'public' || endpoint.access === 'provider') return null
  const identity = token ? await options.findIdentity(token, pageLanguage(request)) : null
  if (endpoint.access === 'visitor') return identity?.audience === 'shop' ? identity : null
  if (!identity) throw new ProblemError('not_signed_in', 'Sign in to go on.')
  if (endpoint.access === 'seller') return enterShop(identity, endpoint, request, options.findMemberships)
  const audience = endpoint.access === 'console' ? 'console' : 'shop'
  const isAllowed = identity.audience === audience && (endpoint.access !== 'operator' || isOperator(identity))
  if (!isAllowed) throw new ProblemError('forbidden', 'Your account may not do this.')
  return identity
}

/** Whether a read answers a list as a whole: of a part the handler says the total. */
const isWholeList = ({ method, query, answers }: Endpoint) =>
  method === 'GET' && Object.values(answers)[0] instanceof z.ZodArray && !(query && 'limit' in query.shape)

const noQuery = z.strictObject({})

/** Mounts one endpoint: authorise before the body is read, validate, wait for a place, handle, serialise. */
export function mount(app: FastifyInstance, binding: Binding, options: MountOptions): void {
  const { endpoint, handle } = binding
  const { upload } = endpoint
  const status = Number(Object.keys(endpoint.answers)[0])
  const isWhole = isWholeList(endpoint)
  const isPersonal = endpoint.access !== 'public' && endpoint.access !== 'provider'
  const identities = new WeakMap<FastifyRequest, Identity | null>()
  const querySchema = endpoint.query ?? (endpoint.access === 'provider' ? undefined : noQuery)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint: endpoint.name },
    ...(binding.bodyLimit ? { bodyLimit: binding.bodyLimit } : {}),
    ...(endpoint.tag === 'Catalogue' || endpoint.tag === 'Search' ? { onSend: answerCacheable } : {}),
    onRequest: async (request, reply) => {
      if (isPersonal) void reply.header('cache-control', 'private, no-store')
      identities.set(request, await authorise(endpoint, request, options))
    },
    handler: async (request, reply) => {
      if (endpoint.exposed && holdsCardNumber(request.body)) {
        throw new ProblemError('card_number_refused', 'Card numbers never belong here: use the card form.')
      }
      const call = {
        params: parsePart(endpoint.params, request.params, 'path'),
        query: parsePart(querySchema, request.query, 'query'),
        body: parsePart(endpoint.body, request.body, 'body'),
        identity: identities.get(request) ?? null,
        request,
        reply,
        ...(upload ? { readUpload: (path: string) => readUpload(request, reply, upload, path) } : {}),
      } as unknown as Call<Endpoint>
      const answer = await options.admitCall(endpoint, request, call.query, () => handle(call))
      if (answer === answered) return reply
      if (isWhole && Array.isArray(answer)) setTotal(reply, answer.length)
      void reply.status(status)
      const serialise = serialiserOf(endpoint.answers[status], reply)
      if (!serialise) return reply.send(answer)
      return reply.type('application/json; charset=utf-8').serializer(serialise).send(answer)
    },
  })
}
