import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const running = {
  ...{
    id: '8',
    change: { what: 'export', format: 'csv', lang: 'it' },
    undoes: null,
    undoneChange: null,
    undoneBy: null,
  },
  ...{ state: 'running', total: 900, counts: { ready: 650, same: 0, refused: 0, left_out: 0, done: 250 } },
  ...{
    by: 'Rosa',
    createdAt: '2026-11-27T10:00:00.000Z',
    finishedAt: null,
    undoUntil: null,
    fileUntil: null,
  },
}

it('pauses an export, goes on with it and stops it, for who may only read', async () => {
  let job = running
  const answers: Answers = {
    'GET /api/seller/session': sessionOf(shopFor('viewer')),
    'GET /api/seller/jobs': () => ({ status: 200, body: [job] }),
    'PATCH /api/seller/exports/8': ({ body }) => {
      job = { ...job, ...(JSON.parse(body) as { state: string }) }
      return { status: 200, body: job }
    },
  }
  const { user } = openConsole('/exchange', answers)
  await user.click(await screen.findByRole('button', { name: /^Pausa.*Esporta in CSV$/ }))
  await user.click(await screen.findByRole('button', { name: /^Riprendi.*Esporta in CSV$/ }))
  await user.click(await screen.findByRole('button', { name: /^Pausa.*Esporta in CSV$/ }))
  await user.click(await screen.findByRole('button', { name: /^Ferma.*Esporta in CSV$/ }))
  await expect.poll(() => job.state).toBe('cancelled')
})

it('one file is made however often it is asked for, until it is begun', async () => {
  const keys: (string | undefined)[] = []
  const arrived = Promise.withResolvers<void>()
  const answers: Answers = {
    'GET /api/seller/session': sessionOf(shopFor('viewer')),
    'GET /api/seller/jobs': { status: 200, body: [] },
    'POST /api/seller/exports': async ({ headers }) => {
      keys.push(headers['idempotency-key'])
      if (keys.length > 1) return { status: 202, body: running }
      await arrived.promise
      return problem('unavailable', 503)
    },
  }
  const { user } = openConsole('/exchange', answers)
  const csv = await screen.findByRole('button', { name: 'Prepara CSV' })
  fireEvent.click(csv)
  fireEvent.click(csv)
  arrived.resolve()
  await screen.findByRole('alert')
  expect(keys).toHaveLength(1)
  await user.click(csv)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(csv)
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
