import type { BackendCall } from '@filiera/contract/client'
import type { Endpoint } from '@filiera/contract/endpoint'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { pages } from '../pages/pages.ts'
import {
  backendContext,
  catalogueContext,
  menuContext,
  type Shop,
  sessionContext,
  shopContext,
  type VisitorSession,
} from '../state/server-contexts.ts'

type Schema = z.core.JSONSchema.BaseSchema & { definitions?: Record<string, Schema> }

const UUID = '3f0c2a51-7d64-4d5e-9c1b-5a2f6e8d9b10'
const texts: Readonly<Record<string, string>> = { 'date-time': '2026-11-23T09:00:00.000Z', uuid: UUID }

/** Some value of an answer: the first of each choice, one entry of each list. */
function sample(schema: Schema, root: Schema = schema): unknown {
  const { $ref, type, anyOf, oneOf, enum: values, properties = {}, items } = schema
  if ($ref) return sample(root.definitions?.[$ref.replace('#/definitions/', '')] as Schema, root)
  if ('const' in schema) return schema.const
  if (values) return values[0]
  const [choice] = anyOf ?? oneOf ?? []
  if (choice) return sample(choice as Schema, root)
  if (type === 'array') return items ? [sample(items as Schema, root)] : []
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, sample(property as Schema, root)]),
    )
  if (type === 'string') return texts[schema.format ?? ''] ?? '1'
  return type === 'boolean' ? true : 1
}

/** A backend that answers everything and remembers what it was asked. */
function recordingBackend() {
  const asked: string[] = []
  const call = async (endpoint: Endpoint) => {
    asked.push(endpoint.name)
    const answer = Object.values(endpoint.answers)[0]
    const schema = answer && z.toJSONSchema(answer, { target: 'draft-7', unrepresentable: 'any' })
    const headers = { get: () => null, getSetCookie: () => [] }
    return { ok: true, value: schema ? sample(schema as Schema) : undefined, headers }
  }
  return { asked, call: call as unknown as BackendCall }
}

/** What an address has to say for its page to ask at all. */
const queries: Readonly<Record<string, string>> = {
  compare: '?ids=1,2,3',
  search: '?q=olio',
  'checkout/return': `?a=${UUID}`,
  'account/cards/return': `?v=${UUID}`,
}

/** Names of the calls of a page's loader, as a customer or as a visitor. */
async function callsOf({ path, module }: (typeof pages)[number], signedIn: boolean): Promise<string[]> {
  const file = new URL(`../${module}`, import.meta.url).href
  const { loader } = (await import(/* @vite-ignore */ file)) as { loader?: (args: object) => unknown }
  const { asked, call } = recordingBackend()
  const context = new RouterContextProvider()
  context.set(catalogueContext, call)
  context.set(backendContext, call)
  context.set(menuContext, async () => ({ categories: [], season: [] }))
  context.set(shopContext, { publicUrl: 'http://shop.example', company: {} } as Shop)
  const session = { signedIn, close: () => {}, recall: () => null } as unknown as VisitorSession
  context.set(sessionContext, session)
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']))
  const address = path.replace(/:\w+\??/g, '1') + (queries[path] ?? '')
  const request = new Request(`http://shop.example/${address}`)
  try {
    await loader?.({ request, params, context })
  } catch (thrown) {
    // a page may lead elsewhere, or say that there is nothing
    if (thrown instanceof Error) throw thrown
  }
  return asked
}

const cases = pages.flatMap((page) =>
  [true, false].map(
    (signedIn) => [page.path || 'home', signedIn ? 'a customer' : 'a visitor', page] as const,
  ),
)
const asking = new Set<string>()

it.each(cases)('%s asks the backend once for %s', async (path, who, page) => {
  const asked = await callsOf(page, who === 'a customer')
  if (asked.length > 0) asking.add(path)
  expect(asked.length, `${path} asks for ${asked.join(', ')}: give it one read in page-reads`).toBeLessThan(2)
})

it('sees the pages that ask', () => {
  expect(asking.size).toBeGreaterThan(30)
})
