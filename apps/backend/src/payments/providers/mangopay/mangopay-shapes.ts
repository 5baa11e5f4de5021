import { z } from 'zod'

const money = z.object({ Currency: z.string(), Amount: z.int() })
/** An amount as their API takes it. @param cents of a euro */
export const euros = (cents: number) => ({ Currency: 'EUR', Amount: cents })

export const mangopayUser = z.object({ Id: z.string().min(1), KYCLevel: z.string().nullish() })
export const mangopayWallet = z.object({ Id: z.string().min(1) })

export const mangopayTransaction = z.object({
  Id: z.string().min(1),
  Tag: z.string().nullish(),
  Status: z.enum(['CREATED', 'SUCCEEDED', 'FAILED']),
  ResultCode: z.string().nullish(),
  ResultMessage: z.string().nullish(),
})

export const mangopayPayIn = mangopayTransaction.extend({
  DebitedFunds: money,
  RedirectURL: z.string().nullish(),
  SecureModeRedirectURL: z.string().nullish(),
  SecureModeReturnURL: z.string().nullish(),
  /** Of a bank transfer: what we asked for; `DebitedFunds` is what arrived, 0 until then. */
  DeclaredDebitedFunds: money.nullish(),
  WireReference: z.string().nullish(),
  BankAccount: z
    .object({
      OwnerName: z.string(),
      OwnerAddress: z.record(z.string(), z.string().nullish()).nullish(),
      IBAN: z.string(),
      BIC: z.string(),
    })
    .nullish(),
})
export type MangopayPayIn = z.output<typeof mangopayPayIn>

export const mangopayHookEntry = z.object({
  Id: z.string().min(1),
  Url: z.string(),
  EventType: z.string(),
  Status: z.string(),
  Validity: z.string(),
})

export const mangopayCardRegistration = z.object({
  Id: z.string().min(1),
  AccessKey: z.string().nullish(),
  PreregistrationData: z.string().nullish(),
  CardRegistrationURL: z.string().nullish(),
  CardId: z.string().nullish(),
  Status: z.enum(['CREATED', 'VALIDATED', 'ERROR']),
  ResultCode: z.string().nullish(),
})

export const mangopayCard = z.object({
  Id: z.string().min(1),
  Alias: z.string(),
  ExpirationDate: z.string().regex(/^\d{4}$/),
  CardType: z.string(),
  CardProvider: z.string().nullish(),
  Currency: z.string(),
  Fingerprint: z.string().nullish(),
  Active: z.boolean(),
  Validity: z.enum(['UNKNOWN', 'VALID', 'INVALID']),
})

export const mangopayCardValidation = z.object({
  Id: z.string().min(1),
  Tag: z.string().nullish(),
  Status: z.enum(['CREATED', 'SUCCEEDED', 'FAILED']),
  Validity: z.enum(['UNKNOWN', 'VALID', 'INVALID']).nullish(),
  ResultCode: z.string().nullish(),
  SecureModeRedirectURL: z.string().nullish(),
  SecureModeReturnURL: z.string().nullish(),
})
export type MangopayCardValidation = z.output<typeof mangopayCardValidation>
