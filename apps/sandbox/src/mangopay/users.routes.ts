import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { fieldError, notFound, parseBody, shapes } from './errors.ts'
import { page } from './lists.ts'
import type { MangopayState, User } from './types.ts'

const common = {
  Tag: shapes.tag,
  Email: z.email().max(255),
  UserCategory: z.enum(['PAYER', 'OWNER']).default('PAYER'),
  TermsAndConditionsAccepted: z.boolean().default(false),
}
const name = z.string().min(1).max(100)
const natural = z.looseObject({ ...common, FirstName: name, LastName: name })
const address = z.looseObject({
  AddressLine1: z.string().min(1).max(255),
  City: z.string().min(1),
  PostalCode: z.string().min(1),
  Country: z.string().length(2),
})
const legal = z.looseObject({
  ...common,
  Name: z.string().min(1).max(255),
  LegalPersonType: z.enum(['BUSINESS', 'ORGANIZATION', 'SOLETRADER', 'PARTNERSHIP']),
  LegalRepresentativeFirstName: name,
  LegalRepresentativeLastName: name,
  HeadquartersAddress: address.nullish(),
})
type Natural = z.output<typeof natural>
type Legal = z.output<typeof legal>
type Path = { Params: { id: string } }

/** Natural and legal users (§3.6). A legal user is REGULAR at once only when its Tag contains `kyc:regular`; `category:platform` makes it the shop's own. */
export function usersRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state
  app.get('/:clientId/users', async (request, reply) =>
    page(request, reply, Object.values(mangopay.users).map(userAnswer)),
  )
  app.get<Path>('/:clientId/users/:id', async ({ params }) => userAnswer(getUser(mangopay, params.id)))
  for (const kind of ['natural', 'legal'] as const) {
    const schema = kind === 'natural' ? natural : legal
    app.post(`/:clientId/users/${kind}`, async ({ body }) =>
      userAnswer(createUser(sandbox, kind, parseBody<Natural | Legal>(schema, body))),
    )
    app.get<Path>(`/:clientId/users/${kind}/:id`, async ({ params }) => {
      const user = getUser(mangopay, params.id)
      if (user.PersonType !== kind.toUpperCase()) throw notFound(params.id)
      return userAnswer(user)
    })
    app.delete<Path>(`/:clientId/users/${kind}/:id`, async ({ params }, reply) => {
      closeUser(sandbox, getUser(mangopay, params.id))
      return reply.code(204).send()
    })
    app.put<Path>(`/:clientId/users/${kind}/:id`, async ({ params, body }) =>
      userAnswer(changeUser(sandbox, getUser(mangopay, params.id), body)),
    )
  }
}

/** The user, or 404. */
export function getUser(mangopay: MangopayState, id: string): User {
  const user = mangopay.users[id]
  if (!user) throw notFound(id)
  return user
}

/** Refuses a body that names an unknown user. */
export function assertUser(mangopay: MangopayState, field: string, id: string): User {
  const user = mangopay.users[id]
  if (!user) throw fieldError(field, `The user ${id} does not exist`)
  return user
}

function createUser({ state, clock }: Sandbox, kind: 'natural' | 'legal', body: Natural | Legal): User {
  const { Tag, Email, UserCategory, TermsAndConditionsAccepted, ...profile } = body
  if (UserCategory === 'OWNER' && !TermsAndConditionsAccepted) {
    throw fieldError('TermsAndConditionsAccepted', 'An OWNER must accept the terms and conditions')
  }
  const user: User = {
    Id: nextId(state, 'user_m_01'),
    Tag,
    CreationDate: clock.nowSeconds(),
    PersonType: kind === 'legal' ? 'LEGAL' : 'NATURAL',
    UserCategory: Tag?.includes('category:platform') ? 'PLATFORM' : UserCategory,
    KYCLevel: kind === 'legal' && Tag?.includes('kyc:regular') ? 'REGULAR' : 'LIGHT',
    UserStatus: 'ACTIVE',
    Email,
    TermsAndConditionsAccepted,
    TermsAndConditionsAcceptedDate: TermsAndConditionsAccepted ? clock.nowSeconds() : null,
    profile,
  }
  state.mangopay.users[user.Id] = user
  return user
}

/** Closed for ever, with its cards; what it paid stays. */
function closeUser({ state }: Sandbox, user: User): void {
  user.UserStatus = 'CLOSED'
  for (const card of Object.values(state.mangopay.cards)) if (card.UserId === user.Id) card.Active = false
}

/** Absent fields stay; a payer may become an owner, never back. */
function changeUser({ clock }: Sandbox, user: User, body: unknown): User {
  const schema = user.PersonType === 'LEGAL' ? legal.partial() : natural.partial()
  const change: Record<string, unknown> = parseBody(schema, body)
  const sent = new Set(Object.keys(z.record(z.string(), z.unknown()).parse(body ?? {})))
  for (const key of Object.keys(change)) if (!sent.has(key)) delete change[key]
  const { Tag, Email, UserCategory, TermsAndConditionsAccepted: terms, ...profile } = change
  if (UserCategory === 'PAYER' && user.UserCategory === 'OWNER') {
    throw fieldError('UserCategory', 'An OWNER cannot become a PAYER')
  }
  if (typeof Tag === 'string') user.Tag = Tag
  if (typeof Email === 'string') user.Email = Email
  if (terms === true && !user.TermsAndConditionsAccepted) {
    user.TermsAndConditionsAccepted = true
    user.TermsAndConditionsAcceptedDate = clock.nowSeconds()
  }
  if (UserCategory === 'OWNER') {
    if (!user.TermsAndConditionsAccepted) {
      throw fieldError('TermsAndConditionsAccepted', 'An OWNER must accept the terms and conditions')
    }
    user.UserCategory = 'OWNER'
  }
  Object.assign(user.profile, profile)
  return user
}

function userAnswer({ profile, ...user }: User): object {
  return { ...profile, ...user }
}
