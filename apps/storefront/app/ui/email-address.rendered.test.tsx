import { expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { EmailAddress } from './email-address.tsx'

const shown = (email: string, text?: string) => {
  renderPart(<EmailAddress email={email} {...(text && { text })} />)
  return document.body.innerHTML
}

it('may break before the @ and the dots of an address', () => {
  expect(shown('anna.maria@posta.example')).toContain('anna<wbr>.maria<wbr>@posta<wbr>.example')
})

it('keeps the words around it', () => {
  expect(shown('a@b.example', 'Scriviamo a a@b.example.')).toContain('Scriviamo a a<wbr>@b<wbr>.example.')
})

it('says the text alone where there is no address', () => {
  expect(shown('', 'Nessuno')).toContain('>Nessuno<')
})
