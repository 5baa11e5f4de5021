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
}
