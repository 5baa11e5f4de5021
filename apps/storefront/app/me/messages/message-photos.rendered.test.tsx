import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { MessagePhotos, noPhotos } from './message-photos.tsx'

function Photos() {
  const [choice, setChoice] = useState(noPhotos)
  return <MessagePhotos choice={choice} onChange={setChoice} disabled={false} />
}

/** Pictures as a browser decodes them; those of a file called so wait until they are let go. */
const waiting = new Map<string, () => void>()
const open = new Set<object>()
const decode = async (from: object) => {
  if (from instanceof File && from.name.startsWith('slow'))
    await new Promise<void>((resolve) => waiting.set(from.name, resolve))
  const picture = { width: 10, height: 10, close: () => open.delete(picture) }
  open.add(picture)
  return picture
}
beforeEach(() => {
  open.clear()
  vi.stubGlobal('createImageBitmap', decode)
})
afterEach(() => vi.unstubAllGlobals())

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'))

it('keeps what is chosen and removed while another photo is opened', async () => {
  const { user } = renderPart(<Photos />)
  const choose = (name: string) => user.upload(screen.getByLabelText('Aggiungi foto'), photo(name))
  await choose('a.jpg')
  await screen.findByRole('img', { name: /a\.jpg/ })
  await choose('slow.jpg')
  await choose('b.jpg')
  await screen.findByRole('img', { name: /b\.jpg/ })
  await user.click(screen.getByRole('button', { name: /a\.jpg/ }))
  await vi.waitFor(() => expect(waiting.has('slow.jpg')).toBe(true))
  waiting.get('slow.jpg')?.()
  await screen.findByRole('img', { name: /slow\.jpg/ })
  expect(shown()).toEqual([expect.stringContaining('b.jpg'), expect.stringContaining('slow.jpg')])
})

it('holds no decoded picture once it is shown', async () => {
  const { user } = renderPart(<Photos />)
  await user.upload(screen.getByLabelText('Aggiungi foto'), photo('a.jpg'))
  await screen.findByRole('img', { name: /a\.jpg/ })
  expect(open.size).toBe(0)
})
