import type { Order } from '@filiera/contract/orders/orders'
import { useTranslation } from '../../texts/use-translation.ts'

type InvoiceDataProps = {
  address: Pick<Order['invoiceAddress'], 'company' | 'recipient'>
  /** Whether the recipient does not stand above it: then a person's name is said here. */
  isAlone?: boolean
}

/** Whom the invoice is made out to and where it is sent; says so when none was asked for. */
export function InvoiceData({ address, isAlone = false }: InvoiceDataProps) {
  const { t } = useTranslation()
  const { company, recipient } = address
  if (!company) return <p className="mt-1.5 text-sm text-ink-2">{t('orders.invoice.none')}</p>
  const codes = (['vatNumber', 'fiscalCode', 'sdiCode', 'pec'] as const).filter(
    (name) => company[name] !== '',
  )
  return (
    <ul className="mt-1.5 text-sm text-ink-2">
      {(isAlone || company.name !== recipient) && (
        <li className="wrap-anywhere">{t('orders.invoice.company', { name: company.name })}</li>
      )}
      {codes.map((name) => (
        <li key={name} className="wrap-anywhere">
          {t(`orders.invoice.${name}`, { value: company[name] })}
        </li>
      ))}
    </ul>
  )
}
