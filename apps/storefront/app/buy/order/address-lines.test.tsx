import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { placeLine } from '../addresses/place-line.ts'
import { AddressLines } from './address-lines.tsx'

const address = { recipient: 'Ada Neri', street: 'Via Po 1', phone: '', company: null }

it.each([
  [{ zip: '20121', city: 'Milano', region: 'MI', country: 'IT' }, '20121 Milano'],
  [{ zip: '20025', city: 'Legnano', region: 'MI', country: 'IT' }, '20025 Legnano (Milano)'],
  [{ zip: '87100', city: 'COSENZA', region: 'CS', country: 'IT' }, '87100 COSENZA'],
  [{ zip: '10115', city: 'Berlin', region: 'Berlin', country: 'DE' }, '10115 Berlin'],
  [{ zip: '1200', city: 'Genève', region: 'Geneve', country: 'CH' }, '1200 Genève'],
  [{ zip: '28001', city: 'Madrid', region: 'MI', country: 'ES' }, '28001 Madrid MI'],
  [{ zip: 'D02', city: 'Dublin', region: '', country: 'IE' }, 'D02 Dublin'],
])('%j reads %j', (place, line) => {
  expect(placeLine(place)).toBe(line)
  expect(renderToStaticMarkup(<AddressLines address={{ ...address, ...place }} country={null} />)).toContain(
    `>${line}<`,
  )
})
