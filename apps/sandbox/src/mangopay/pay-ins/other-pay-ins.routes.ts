import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { fieldError, parseBody, shapes } from '../errors.ts'
import type { PayIn } from '../types.ts'
import { newPayIn, payInRequest } from './new-pay-in.ts'
import { payInAnswer } from './pay-ins.routes.ts'
import { settlePayIn } from './settle-pay-in.ts'
import { beneficiaryCode, fundsCode } from './start-pay-in.ts'

const { SecureMode: _mode, Culture: _culture, ...common } = payInRequest
const lineItem = z.object({
  Name: z.string().min(1).max(127),
  Quantity: z.int().min(1),
  UnitAmount: z.int().min(0),
  TaxAmount: z.int().min(0).default(0),
  Description: z.string().max(127).nullish(),
  Category: z.enum(['DIGITAL_GOODS', 'DONATION', 'PHYSICAL_GOODS']).nullish(),
})
const paypal = z.object({
  ...common,
  ReturnURL: shapes.returnUrl,
  CancelURL: shapes.returnUrl.nullish(),
  Culture: shapes.culture.nullish(),
  LineItems: z.array(lineItem).min(1),
  Shipping: z.looseObject({}).nullish(),
  ShippingPreference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).nullish(),
  Reference: z.string().max(127).nullish(),
  DataCollectionId: z.string().nullish(),
})
const satispay = z.object({ ...common, ReturnURL: shapes.returnUrl, Country: z.string().length(2) })
const { DebitedFunds: _funds, Fees: _fees, ...owner } = common
const bankWire = z.object({ ...owner, DeclaredDebitedFunds: shapes.money, DeclaredFees: shapes.money })

/** The account that transfers go to, made up; shops show it exactly. */
const bankAccount = {
  Type: 'IBAN',
  OwnerName: 'MANGOPAY SANDBOX',
  OwnerAddress: {
    AddressLine1: '1 rue du Sandbox',
    AddressLine2: null,
    City: 'Luxembourg',
    Region: null,
    PostalCode: '1000',
    Country: 'LU',
  },
  IBAN: 'FR7630004000031234567890143',
  BIC: 'BNPAFRPPXXX',
}

/** PayPal and Satispay with their pages, and the bank transfer (§3.10, appendix A). */
export function otherPayInsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/:clientId/payins/payment-methods/paypal', async ({ body }) => {
    const { ReturnURL, CancelURL, Culture, LineItems, Shipping, ...rest } = parseBody(paypal, body)
    const { ShippingPreference, Reference, DataCollectionId, ...wanted } = rest
    const sum = LineItems.reduce(
      (total, line) => total + line.Quantity * (line.UnitAmount + line.TaxAmount),
      0,
    )
    if (sum !== wanted.DebitedFunds.Amount)
      throw fieldError('LineItems', 'The sum of the line items is not the amount')
    const payIn = open(sandbox, 'PAYPAL', { ...wanted, Culture: Culture ?? 'EN' }, ReturnURL)
    payIn.details = {
      ...{ ReturnURL: payIn.inner.returnUrl, CancelURL: CancelURL ?? null, RedirectURL: null },
      ...{ LineItems, Shipping: Shipping ?? null, ShippingPreference: ShippingPreference ?? null },
      ...{
        Reference: Reference ?? null,
        DataCollectionId: DataCollectionId ?? null,
        PaypalBuyerAccountEmail: null,
      },
    }
    return started(sandbox, payIn)
  })

  app.post('/:clientId/payins/payment-methods/satispay', async ({ body }) => {
    const { ReturnURL, Country, ...wanted } = parseBody(satispay, body)
    const payIn = open(sandbox, 'SATISPAY', { ...wanted, Culture: Country }, ReturnURL)
    payIn.details = { ReturnURL: payIn.inner.returnUrl, RedirectURL: null, Country }
    return started(sandbox, payIn)
  })

  app.post('/:clientId/payins/bankwire/direct', async ({ body }) => {
    const { DeclaredDebitedFunds, DeclaredFees, ...wanted } = parseBody(bankWire, body)
    const funds = { DebitedFunds: DeclaredDebitedFunds, Fees: DeclaredFees }
    const payIn = open(sandbox, 'BANK_WIRE', { ...wanted, ...funds, Culture: 'EN' }, 'http://localhost/')
    payIn.details = { DeclaredDebitedFunds, DeclaredFees, WireReference: null, BankAccount: null }
    const done = started(sandbox, payIn)
    if (payIn.Status !== 'CREATED') return done
    payIn.details.WireReference = nextId(sandbox.state, '').slice(0, 10).toUpperCase()
    payIn.details.BankAccount = bankAccount
    // What arrives is known only once it has.
    for (const field of ['DebitedFunds', 'CreditedFunds', 'Fees'] as const)
      payIn[field] = { Currency: 'XXX', Amount: 0 }
    return payInAnswer(payIn)
  })
}

type Wanted = Omit<Parameters<typeof newPayIn>[2], 'SecureMode'>

function open(sandbox: Sandbox, type: PayIn['PaymentType'], wanted: Wanted, returnUrl: string): PayIn {
  const kind = type === 'BANK_WIRE' ? 'DIRECT' : 'WEB'
  return newPayIn(sandbox, kind, { ...wanted, SecureMode: 'DEFAULT' }, returnUrl, type)
}

/** Registers a pay-in of these kinds: refused at once, or waiting on its page until its session ends. */
function started(sandbox: Sandbox, payIn: PayIn): object {
  emit(sandbox, 'PAYIN_NORMAL_CREATED', payIn.Id)
  const listed = { AuthorId: payIn.AuthorId, CreditedWalletId: payIn.CreditedWalletId }
  const refusal = fundsCode(payIn) ?? beneficiaryCode(sandbox, listed)
  if (refusal !== null) {
    settlePayIn(sandbox, payIn, refusal)
    return payInAnswer(payIn)
  }
  if (payIn.ExecutionType === 'WEB') payIn.details.RedirectURL = `${sandbox.urls.main}/simulator/${payIn.Id}`
  sandbox.clock.add('pay-in-expire', payIn.Id, payIn.inner.expiresAt)
  return payInAnswer(payIn)
}

/** The money of a transfer arrives, as much as its sender sent (minor units). */
export function receiveTransfer(sandbox: Sandbox, payIn: PayIn, amount: number): void {
  const { Currency } = sandbox.state.mangopay.wallets[payIn.CreditedWalletId]?.Balance ?? { Currency: 'EUR' }
  payIn.DebitedFunds = { Currency, Amount: amount }
  payIn.CreditedFunds = { Currency, Amount: amount }
  payIn.Fees = { Currency, Amount: 0 }
  settlePayIn(sandbox, payIn, '000000')
}
