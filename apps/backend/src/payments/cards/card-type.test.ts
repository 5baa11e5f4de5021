import { expect, it } from 'vitest'
import { providerCardType } from './card-type.ts'

it.each([
  ['Visa', 'CB_VISA_MASTERCARD'],
  ['MasterCard', 'CB_VISA_MASTERCARD'],
  ['CB_VISA_MASTERCARD', 'CB_VISA_MASTERCARD'],
  ['Diners', 'DINERS'],
  ['Diners Club', 'DINERS'],
  ['amex', 'AMEX'],
  ['Maestro', 'MAESTRO'],
  ['bcmc', 'BCMC'],
])('%s is %s to the provider', (typed, known) => expect(providerCardType(typed)).toBe(known))
