import type { BrowserInfo } from '@filiera/contract/payments/payment'

/** Where cards are kept: only the provider's ids and masks ever reach us. */
export type CardVault = {
  /** Step 1 of a registration. @throws ProviderUnavailable, ProviderRefused */
  startRegistration(request: {
    accountId: string
    cardType: string
    currency: 'EUR'
  }): Promise<{ id: string; url: string; accessKey: string; data: string }>
  /** Step 3: what the browser got from the tokeniser becomes a card; a result code when the provider refuses it. */
  finishRegistration(registrationId: string, data: string): Promise<VaultCard | { resultCode: string }>
  /** Checks a card with a zero amount, once per check; mostly with a challenge. @throws ProviderUnavailable, ProviderRefused */
  validate(request: ValidationRequest): Promise<ValidationSnapshot>
  /** What became of a check whose answer was lost, without beginning one; null when the provider knows of none. */
  recoverValidation(validationId: string): Promise<ValidationSnapshot | null>
  readValidation(cardId: string, providerId: string): Promise<ValidationSnapshot>
  /** For ever; a card that is inactive already is fine. */
  deactivate(cardId: string): Promise<void>
  /** Closes the customer's user with everything of theirs, for ever; one that is closed or unknown is fine. */
  closeUser(userId: string): Promise<void>
}

export type VaultCard = {
  id: string
  alias: string
  /** `VISA`, `MASTERCARD`, … */
  type: string
  /** MMYY */
  expiry: string
  currency: string
  validity: 'UNKNOWN' | 'VALID' | 'INVALID'
  /** The same for the same number. */
  fingerprint: string | null
  /** Whether cards of its kind can be checked without a purchase. */
  canBeValidated: boolean
}

/** Everything the check of a card needs, kept with it so that a repetition is the same call. */
export type ValidationRequest = {
  validationId: string
  accountId: string
  cardId: string
  returnUrl: string
  ipAddress: string
  browserInfo: BrowserInfo
}

/** What the provider says about the check of a card. */
export type ValidationSnapshot = {
  /** Null when the provider has no such check. */
  providerId: string | null
  /** Our check's id as we gave it at creation. */
  validationId: string | null
  status: 'requires_action' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired'
  validity: 'UNKNOWN' | 'VALID' | 'INVALID'
  resultCode: string | null
  secureModeRedirectUrl: string | null
  secureModeReturnUrl: string | null
}
