import type { Checkout } from '@filiera/contract/orders/orders'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../../texts/it/frame.ts'
import { payment } from '../../texts/it/personal/payment.ts'
import '../../texts/it/personal.ts'
import { translatorOf } from '../../texts/translator.ts'
import { TextsProvider } from '../../texts/use-translation.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const info = {
  Id: 'p1',
  checkoutId: '0f3c2a9e-1111-4222-8333-444455556666',
  provider: 'mangopay',
  type: 'direct_debit',
  status: 'requires_action',
  SecureModeRedirectURL: 'https://bank.example/acs',
} as PaymentInfo

/** The page of a payment whose bank is silent, half a minute after it was opened. */
async function openPage(path: string) {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('silent')))
  const checkout = { id: info.checkoutId, orders: [] } as unknown as Checkout
  const element = <PaymentOutcome checkout={checkout} buyerName="" info={info} problem={null} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(
    <TextsProvider texts={translatorOf('it')}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  for (let second = 0; second < 30; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
}

it('who comes back from the bank is not told to go there again', async () => {
  await openPage('/checkout/return?a=p1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(payment.checking)
  screen.getByText(payment.unansweredText)
  screen.getByRole('link', { name: payment.continueAction })
})

it('who left the bank’s page is led there', async () => {
  await openPage(`/checkout/${info.checkoutId}`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(payment.continueTitle)
  screen.getByText(payment.continueText)
})
