import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

afterEach(() => onlineManager.setOnline(true))

const atWork = {
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/photos': { status: 200, body: { photos: [], total: 0, next: null } },
}

/** A network that is away, until it is told that it is back. */
function loseNetwork() {
  const network = { isAway: true, sent: 0, onSend() {}, arrive: async () => {} }
  class Upload {
    upload = {}
    status = 201
    responseText = network.isAway ? '' : JSON.stringify({ picture: 'a'.repeat(16) })
    onload = () => {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      network.sent += 1
      network.onSend()
      setTimeout(async () => {
        await network.arrive()
        if (network.isAway) this.onerror()
        else this.onload()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return network
}

/** Photos that were chosen in the library. */
async function choose(...files: File[]) {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }))
  const { user, router } = openConsole('/photos', atWork)
  await screen.findByText('Ancora nessuna foto qui')
  fireEvent.change(document.querySelector('input[type=file][multiple]') as HTMLInputElement, {
    target: { files },
  })
  return { user, router }
}

const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }))

it('waits while there is no network, with what was on its way, and goes on by itself', async () => {
  const network = loseNetwork()
  // the network goes while the first ones are sent
  network.onSend = () => onlineManager.setOnline(false)
  await choose(...photos(20))
  await screen.findByText('20 foto aspettano la rete e partono da sole')
  expect(network.sent).toBe(3)
  expect(screen.queryByRole('alert')).toBeNull()
  network.isAway = false
  network.onSend = () => {}
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(network.sent).toBe(23))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

it('sends all photos again by one press that a lost connection held up, and none that is no photo', async () => {
  const network = loseNetwork()
  const { user } = await choose(...photos(20), new File(['x'], 'foto.heic'))
  const again = await screen.findByRole('button', { name: 'Riprova tutte e 20' })
  expect(network.sent).toBe(20)
  network.isAway = false
  await user.click(again)
  await waitFor(() => expect(network.sent).toBe(40))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Riprova/ })).toBeNull()
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
})

it('keeps no preview of a photo in memory once the screen is left', async () => {
  loseNetwork()
  await choose(...photos(2))
  await screen.findByRole('button', { name: 'Riprova tutte e 2' })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  cleanup()
  expect(revoke).toHaveBeenCalledTimes(2)
})

it('asks before it is left while photos are on their way, and leaves when they have come', async () => {
  const network = loseNetwork()
  network.isAway = false
  const hold = Promise.withResolvers<void>()
  network.arrive = () => hold.promise
  const { user, router } = await choose(...photos(2))
  const leave = () => act(() => router.navigate('/team'))
  await leave()
  await screen.findByRole('dialog', { name: '2 foto non sono ancora arrivate' })
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  expect(router.state.location.pathname).toBe('/photos')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await leave()
  hold.resolve()
  await waitFor(() => expect(router.state.location.pathname).toBe('/team'))
})
