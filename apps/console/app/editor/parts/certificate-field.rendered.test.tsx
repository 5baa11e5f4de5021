import type { CertificateFile } from '@filiera/contract/console/product-content'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { CertificateField } from './certificate-field.tsx'
import { shownName } from './use-certificate.ts'

const ID = 'a'.repeat(32)
const atWork = { 'GET /api/seller/session': sessionOf(shopFor('owner')) }

/** A network that answers uploads. */
function answerUploads(status: number, body: object) {
  const sent: string[] = []
  class Upload {
    upload = {}
    status = status
    responseText = JSON.stringify(body)
    onload = () => {}
    open = (method: string, url: string) => sent.push(`${method} ${url}`)
    setRequestHeader() {}
    abort() {}
    send = () => setTimeout(() => this.onload())
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return sent
}

function Held({ mayWrite = true, first }: { mayWrite?: boolean; first?: CertificateFile }) {
  const [file, setFile] = useState(first)
  return <CertificateField mark="BIO" file={file} mayWrite={mayWrite} onFile={setFile} />
}

async function open(part = <Held />) {
  const { user } = openConsole('/', atWork, part)
  const button = await screen.findByRole('button', { name: /: BIO$/ })
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Carica il certificato: BIO', { selector: 'input' }), {
      target: { files: [file] },
    })
  return { user, button, choose }
}

it('puts a file up, opens it under its name and takes it away', async () => {
  const sent = answerUploads(201, { id: ID })
  const { user, button, choose } = await open()
  choose(new File(['%PDF-'], 'Bio 2026.pdf', { type: 'application/pdf' }))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Bio 2026.pdf' })
  expect(sent).toEqual(['POST /api/seller/certificates?shop=3'])
  expect(link.getAttribute('href')).toBe(`/api/seller/certificates/${ID}?shop=3`)
  expect(link.download).toBe('Bio 2026.pdf')
  await user.click(screen.getByRole('button', { name: 'Togli: Bio 2026.pdf' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('says at its field why a file is not taken, and sends none that cannot be', async () => {
  const sent = answerUploads(415, {
    ...{ type: 'about:blank', status: 415, title: 'x', detail: 'x', code: 'unsupported_media_type' },
  })
  const { choose } = await open()
  choose(new File(['x'], 'bio.docx', { type: 'application/msword' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Non è un PDF, JPEG o PNG.')
  choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'bio.pdf', { type: 'application/pdf' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/più di 5 MB/)
  expect(sent).toEqual([])
  choose(new File(['PK'], 'bio.pdf', { type: 'application/pdf' }))
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Non è un PDF, JPEG o PNG.'))
  expect(sent).toHaveLength(1)
})

it('only opens for who may not write', async () => {
  const first = { id: ID, name: 'Bio 2026.pdf' }
  openConsole('/', atWork, <Held mayWrite={false} first={first} />)
  await screen.findByRole('link', { name: 'Bio 2026.pdf' })
  expect(screen.queryByRole('button', { name: /BIO/ })).toBeNull()
})

it('names a file in one plain line', () => {
  expect(shownName(' Bio\n<2026>.pdf')).toBe('Bio 2026 .pdf')
  expect(shownName(`${'🍇'.repeat(100)}.pdf`)).toBe(`${'🍇'.repeat(56)}.pdf`)
  expect(shownName('<>')).toBe('certificato')
})
