import { unknownPlaceholder } from '@filiera/domain/answer-template'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, line, onlyShop, serialId, text } from '../values.ts'

/** Most templates of a shop. */
export const ANSWER_TEMPLATES = 30
/** Longest name and longest text of one, in characters. */
export const TEMPLATE_NAME = 40
export const TEMPLATE_TEXT = 1500

const words = (min: number) =>
  text(min, TEMPLATE_TEXT).refine((written) => unknownPlaceholder(written) === undefined, {
    error: 'has a word between braces that means nothing',
  })

/** A short answer, kept to be used again; `{nome}`, `{ordine}` and `{spedizione}` are filled in when it is used. */
const written = z.strictObject({
  name: line(1, TEMPLATE_NAME),
  /** Customers get their language's; one that is empty means the Italian one. */
  text: z.strictObject({ it: words(1), en: words(0), es: words(0) }),
})

const answerTemplate = z
  .object({
    id: serialId,
    name: z.string(),
    text: z.object({ it: z.string(), en: z.string(), es: z.string() }),
    version: z.int(),
  })
  .meta({ id: 'AnswerTemplate' })
export type AnswerTemplate = z.output<typeof answerTemplate>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const writing = { ...ofShop, permission: 'orders:write', audits: 'template' } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const
const list = z.array(answerTemplate)

export const listAnswerTemplates = endpoint({
  ...ofShop,
  name: 'listAnswerTemplates',
  method: 'GET',
  path: '/seller/answer-templates',
  summary: 'Answers that the shop keeps to use again, in its order',
  permission: 'orders:read',
  answers: { 200: list },
  problems,
})

export const addAnswerTemplate = endpoint({
  ...writing,
  name: 'addAnswerTemplate',
  method: 'POST',
  path: '/seller/answer-templates',
  summary: `Keeps an answer, as the last one; \`conflict\` when there are ${ANSWER_TEMPLATES} already`,
  body: written,
  answers: { 201: answerTemplate },
  problems: [...problems, 'invalid_body', 'conflict'],
})

export const changeAnswerTemplate = endpoint({
  ...writing,
  name: 'changeAnswerTemplate',
  method: 'PUT',
  path: '/seller/answer-templates/:id',
  summary: 'Changes an answer (If-Match)',
  params: byId,
  body: written,
  answers: { 200: answerTemplate },
  problems: [...problems, 'invalid_body', 'not_found', 'version_required', 'changed_meanwhile'],
})

export const removeAnswerTemplate = endpoint({
  ...writing,
  name: 'removeAnswerTemplate',
  method: 'DELETE',
  path: '/seller/answer-templates/:id',
  summary: 'Keeps an answer no more (If-Match)',
  params: byId,
  answers: { 204: null },
  problems: [...problems, 'not_found', 'version_required', 'changed_meanwhile'],
})

export const orderAnswerTemplates = endpoint({
  ...writing,
  name: 'orderAnswerTemplates',
  method: 'POST',
  path: '/seller/answer-templates/order',
  summary:
    'Puts the answers in this order; `seen` is the one that was on the screen. `conflict` when not all of the shop’s answers are named, each once',
  body: z.strictObject({
    ids: z.array(serialId).max(ANSWER_TEMPLATES),
    seen: z.array(serialId).max(ANSWER_TEMPLATES),
  }),
  answers: { 200: list },
  problems: [...problems, 'invalid_body', 'not_found', 'conflict', 'changed_meanwhile'],
})
