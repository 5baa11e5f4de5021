import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { EmailAddress } from './email-address.tsx'

const shown = (email: string, text?: string) => {
  renderPart(<EmailAddress email={email} {...(text && { text })} />)
  return document.body.innerHTML
}

it('may break before the @ and the dots of an address that is longer than a line', () => {
  expect(shown('anna.maria@posta.example')).toContain(
    'max-w-full [text-decoration:inherit]">anna<wbr>.maria<wbr>@posta<wbr>.example</span>',
  )
})

it('keeps the words around it, and the sign behind it on its line', () => {
  const html = shown('a@b.example', 'Scriviamo a a@b.example. A presto')
  expect(html).toContain('Scriviamo a ')
  expect(html).toContain('>a<wbr>@b<wbr>.example.</span> A presto')
})

it('says the text alone where there is no address', () => {
  expect(shown('', 'Nessuno')).toContain('>Nessuno<')
})
