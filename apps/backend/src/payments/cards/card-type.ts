/**
 * The provider's word for the card type that a customer's browser named: Visa and Mastercard are one, Diners has its own,
 * others are upper-cased (specification §9).
 */
export function providerCardType(cardType: string): string {
  const upper = cardType.trim().toUpperCase()
  if (/^(CB|VISA|MASTERCARD|CB_VISA_MASTERCARD)$/.test(upper)) return 'CB_VISA_MASTERCARD'
  return upper.startsWith('DINERS') ? 'DINERS' : upper
}
