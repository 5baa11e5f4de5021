import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { createTranslator } from '@filiera/design/translator'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { TextsProvider } from '../../texts/use-translation.ts'
import { BankTransfer } from './bank-transfer.tsx'

const wire = { reference: 'FIL-1', iban: 'IT60', bic: 'BIC', ownerName: 'Filiera', ownerAddress: ['Roma'] }
const checkout = { id: '7', expiresAt: '2026-12-01T10:00:00Z' } as Checkout
const info = { amount: 12.5, status: 'pending' } as PaymentInfo

/** What the page says aloud, by the keys of its texts. */
function saidWith(hasFailure: boolean): string[] {
  const element = <BankTransfer checkout={checkout} info={info} wire={wire} hasFailure={hasFailure} />
  const router = createMemoryRouter([{ path: '*', element }])
  const page = renderToStaticMarkup(
    <TextsProvider texts={createTranslator('it')}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  expect(page).not.toContain('notices.payment_error')
  expect(page.match(/role="(?:alert|status)"/g)).toHaveLength(1)
  return page.match(/payment\.wire\.(?:otherFailed|text)/g) ?? []
}

test('another way to pay that failed does not contradict the open transfer: one message says both', () =>
  expect(saidWith(true)).toEqual(['payment.wire.otherFailed', 'payment.wire.text']))

test('without a failure the transfer is all there is to say', () =>
  expect(saidWith(false)).toEqual(['payment.wire.text']))
