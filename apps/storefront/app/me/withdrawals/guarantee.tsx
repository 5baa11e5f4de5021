import { Link } from 'react-router'
import { useTranslation } from '../../texts/use-translation.ts'

/** Goods that arrived broken or wrong are a matter of the guarantee, not of withdrawal; `to` is where one says so. */
export function Guarantee({ to }: { to: string | null }) {
  const { t } = useTranslation()
  return (
    <p className="mt-8 border-t border-line pt-5 text-[0.9375rem] text-ink-2">
      {t('withdrawals.guarantee')}{' '}
      {to && (
        <Link to={to} className="font-semibold text-link underline decoration-link-line underline-offset-4">
          {t('withdrawals.guaranteeAction')}
        </Link>
      )}
    </p>
  )
}
