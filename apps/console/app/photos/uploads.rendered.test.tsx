import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'

const atWork = {
  'GET /api/seller/session': sessionOf(shopFor('owner')),
  'GET /api/seller/photos': { status: 200, body: { photos: [], total: 0 } },
}

/** A network that is away, until it is told that it is back. */
function loseNetwork() {
  const network = { isAway: true, sent: 0 }
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
      setTimeout(() => (network.isAway ? this.onerror() : this.onload()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return network
}

it('sends all photos again by one press that a lost connection held up, and none that is no photo', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }))
  const network = loseNetwork()
  const { user } = openConsole('/photos', atWork)
  await screen.findByText('Ancora nessuna foto qui')
  const files = Array.from({ length: 20 }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }))
  const input = document.querySelector('input[type=file][multiple]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [...files, new File(['x'], 'foto.heic')] } })
  const again = await screen.findByRole('button', { name: 'Riprova tutte e 20' })
  expect(network.sent).toBe(20)
  network.isAway = false
  await user.click(again)
  await vi.waitFor(() => expect(network.sent).toBe(40))
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Riprova/ })).toBeNull()
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
})
