import type { Order } from '@filiera/contract/orders/orders'
import { termsPath } from '@filiera/domain/legal/terms-version'
import { Link } from 'react-router'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'

/** Which terms of sale were accepted when the order was placed (decision 14). */
export function AcceptedTerms({ version }: { version: Order['termsVersion'] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <p data-terms={version} className="text-sm text-ink-2">
      {t('orders.termsAccepted')}{' '}
      <Link
        to={to(termsPath(version))}
        className="text-link underline decoration-link-line underline-offset-4"
      >
        {t('orders.termsVersion', { version })}
      </Link>
    </p>
  )
}
