import { createTranslator } from '@filiera/design/translator'
import { permissionsOf, type ShopRole } from '@filiera/domain/shop-roles'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { createQueries } from '../app/api/queries.ts'
import { routesOf } from '../app/seller/routes.tsx'
import { first } from '../app/texts/it/first.ts'
import { texts } from '../app/texts/it/index.ts'
import { lazyPart } from '../app/texts/load-texts.ts'
import { TextsProvider } from '../app/texts/texts.tsx'
import { WorkProvider } from '../app/work/work.tsx'

export type Answer = { status: number; body: unknown }
/** What a call carries. */
type Sent = { headers: Readonly<Record<string, string>>; body: string }
/** Answers of the server by method and path, `GET /api/seller/session`; changed while a test goes on. */
export type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>

// the files of a screen are compiled when it is opened, which takes a busy machine long
configure({ asyncUtilTimeout: 10_000 })

afterEach(async () => {
  cleanup()
  // what a screen saves as it is left is answered first
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const sentOf = (headers: RequestInit['headers'], body: RequestInit['body']): Sent => ({
  headers: Object.fromEntries(new Headers(headers)),
  body: String(body ?? ''),
})

/** A part as it comes after the first screen, with all texts. */
function atWork(part: ReactNode) {
  const Part = lazyPart(async () => ({ default: () => part }))
  return (
    <Suspense>
      <WorkProvider nowhere={null}>
        <Part />
      </WorkProvider>
    </Suspense>
  )
}

/**
 * The console in Italian at an address, with a network that answers what it is told.
 * @param part shown in place of the screens: somebody is at work around it
 * @returns who uses it, and the calls made
 */
export function openConsole(path: string, answers: Answers, part?: ReactNode) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body: sent }: RequestInit = {}) => {
    const name = `${method} ${url.split('?', 1)[0]}`
    calls.push(`${method} ${url}`)
    const known = answers[name]
    const { status, body } =
      (typeof known === 'function' ? await known(sentOf(headers, sent)) : known) ?? problem('not_found', 404)
    return new Response(status === 204 ? null : JSON.stringify(body), { status })
  })
  const queries = createQueries()
  const router = createMemoryRouter(part ? [{ path: '*', element: atWork(part) }] : routesOf(queries), {
    initialEntries: [path],
  })
  render(
    <QueryClientProvider client={queries}>
      <TextsProvider first={createTranslator('it', { ...first, ...texts })}>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), calls, router }
}

export const problem = (code: string, status: number): Answer => ({
  status,
  body: { type: 'about:blank', status, title: code, detail: code, code },
})

/** A shop as a session names it, for somebody with a role in it. */
export const shopFor = (role: ShopRole, facts: object = {}) => ({
  ...{ id: '3', name: 'Torrelunga', role, permissions: permissionsOf(role) },
  ...{ closedUntil: null, suspended: false },
  ...facts,
})

/** Somebody is logged in who works for these shops. */
export const sessionOf = (...shops: object[]): Answer => ({
  status: 200,
  body: { account: '1', email: 'rosa@torrelunga.example', name: 'Rosa Torrelunga', locale: 'it', shops },
})
