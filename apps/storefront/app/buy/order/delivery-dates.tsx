import { deliveryInWords } from '@filiera/domain/dates/delivery-days'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Truck } from '../../ui/icons/delivery.tsx'
import { join } from '../../ui/join.ts'

type DeliveryDatesProps = {
  delivery: { from: string; to: string } | null
  /** Stands before the dates. */
  lead?: string
  withIcon?: boolean
  small?: boolean
}

/** "Tra mercoledì 25 e venerdì 27 novembre"; nothing where no date can be said. */
export function DeliveryDates({ delivery, lead, withIcon = false, small = false }: DeliveryDatesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!delivery) return null
  return (
    <span
      className={join('inline-flex items-center gap-2', small ? 'text-sm' : 'text-[0.9375rem] text-ink-2')}
    >
      {withIcon && <Truck size={20} className="flex-none" />}
      <span className="inline-block first-letter:uppercase">
        {lead} {t('cart.between', deliveryInWords(delivery, language))}
      </span>
    </span>
  )
}
