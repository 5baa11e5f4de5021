/** Result codes of §3.15 with the provider's kind of message. */
const messages: Record<string, string> = {
  '000000': 'Success',
  '001001': 'Unsufficient wallet balance',
  '001013': 'Invalid transaction amount',
  '001014': 'The credited funds must be more than 0',
  '001023': 'Author is not the card owner',
  '001030': 'User has not been redirected',
  '001401': 'Transaction has already been successfully refunded',
  '001403': 'The transaction cannot be refunded anymore (over the allowed period)',
  '002702': 'The credited user cannot receive transfers in this category',
  '002951': 'Beneficiary not verified',
  '005403': 'The refund cannot exceed the initial transaction amount',
  '005404': 'The refunded fees cannot exceed the initial fee amount',
  '005405': 'The balance of the client fee wallet is insufficient',
  '005407': 'The same amount cannot be refunded twice on one transaction within 24 hours',
  '005408': 'The transaction has a repudiation and cannot be refunded',
  '008002': 'Lost card',
  '008003': 'Stolen card',
  '008005': 'Card bin not authorized',
  '008006': 'Security violation',
  '009103': 'PSP configuration error',
  '009199': 'PSP technical error',
  '009499': 'Bank technical error',
  '101002': 'The transaction has been cancelled by the user',
  '101101': 'Transaction refused by the bank (Do not honor)',
  '101103': 'Card limit reached',
  '101104': 'Transaction refused by the bank (Number of attempts)',
  '101105': 'Card expired',
  '101106': 'Card inactive',
  '101109': 'The payment period has expired',
  '101111': 'Maximum number of attempts reached',
  '101115': 'Debit limit exceeded',
  '101118': 'An initial transaction with the same card is still pending',
  '101199': 'Transaction refused',
  '101301': 'Secure mode: 3DSecure authentication has failed',
  '101304': 'Secure mode: The 3DSecure authentication session has expired',
  '101410': 'The card is not active',
  '105101': 'Invalid card number',
  '105103': 'Invalid PIN code',
  '105206': 'Card registration data format invalid',
  '105299': 'Token input error',
}

/** The message that goes with a code. */
export function resultMessage(code: string): string {
  return messages[code] ?? 'Transaction refused'
}

/** Amounts (cents) that fail a card pay-in (§3.16). */
const byAmount: Record<number, string> = {
  33303: '009103',
  33312: '101410',
  33313: '001013',
  33314: '105101',
  33333: '101105',
  33334: '008006',
  33338: '101111',
  33343: '008003',
  33355: '105103',
  33358: '101103',
  33360: '101104',
  33361: '101115',
  33363: '008005',
  33391: '009499',
}

const byAddressLine: Record<string, string> = {
  '01100': '101101',
  '01116': '101199',
  '01125': '101106',
  '03022': '101301',
}

/** The failure that an amount asks for, or 33501 with the second line of the billing address; null for none. */
export function codeForAmount(amount: number, addressLine2: string | null): string | null {
  if (amount === 33501) return byAddressLine[addressLine2 ?? ''] ?? null
  return byAmount[amount] ?? null
}
