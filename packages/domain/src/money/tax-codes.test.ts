import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isForeignVatNumber,
  isItalianBusiness,
  isItalianFiscalCode,
  isItalianVatNumber,
  isSdiCode,
} from './tax-codes.ts'

it.each(['00743110157', '07643520567', '12345678903', '01234567897', 'IT00743110157', 'it 007 431 101 57'])(
  '%s is a VAT number',
  (text) => expect(isItalianVatNumber(text)).toBe(true),
)

it.each(['12345678901', '00000000000', '0074311015', '007431101577', 'FR00743110157', ''])(
  '%j is no VAT number',
  (text) => expect(isItalianVatNumber(text)).toBe(false),
)

it('sees every single wrong digit', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'00743110157']
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(isItalianVatNumber(digits.join(''))).toBe(false)
    }),
  )
})

it.each(['RSSMRA85T10A562S', 'MRTMTT91D08F205J', 'VRDGPP13R10B293P', 'rssmra85t10a562s', '00743110157'])(
  '%s is a fiscal code',
  (text) => expect(isItalianFiscalCode(text)).toBe(true),
)

it.each(['RSSMRA85T10A562T', 'RSSMRA85Z10A562S', 'RSSMRA85T10A562', '12345678901', ''])(
  '%j is no fiscal code',
  (text) => expect(isItalianFiscalCode(text)).toBe(false),
)

it('knows the shape of the other codes', () => {
  expect(['M5UXCR1', '0000000', 'm5u xcr1'].every((code) => isSdiCode(code, ''))).toBe(true)
  expect(['M5UXC', 'M5UXCR12', 'M5 UXCR!', 'UF1234'].some((code) => isSdiCode(code, ''))).toBe(false)
  // six are of a public body
  expect(isSdiCode('UF1234', '01234567897')).toBe(true)
  expect(isSdiCode('UF1234', 'RSSMRA85T10A562S')).toBe(false)
  expect(['FR40303265045', 'DE129273398', 'ESX1234567X'].every(isForeignVatNumber)).toBe(true)
  expect(['FR', '12', 'FR403$3265045'].some(isForeignVatNumber)).toBe(false)
})

it.each([
  [{ vatNumber: '00743110157', fiscalCode: '' }, true],
  [{ vatNumber: '', fiscalCode: '01234567897' }, true],
  [{ vatNumber: '', fiscalCode: 'RSSMRA85T10A562S' }, false],
  [{ vatNumber: '', fiscalCode: '' }, false],
])('%j is of a business: %s', (codes, expected) => expect(isItalianBusiness(codes)).toBe(expected))
