import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { join } from '../../ui/join.ts'
import {
  type CheckoutQuery,
  type CheckoutStep,
  checkoutSearch,
  checkoutSteps,
} from './checkout-query.state.ts'

type CheckoutStepsProps = { current: CheckoutStep; query: CheckoutQuery }

/** Where one is; the steps behind lead back. */
export function CheckoutSteps({ current, query }: CheckoutStepsProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const at = checkoutSteps.indexOf(current)
  const circle = 'grid size-6.5 place-items-center rounded-full border-[1.5px] text-sm font-semibold'
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className="flex flex-wrap gap-1.5 pt-3 pb-1 text-[15px] md:pt-5.5 lg:gap-2 md:pb-2 text-ink-3">
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={join(
              'flex items-center gap-1.5 lg:gap-2',
              index > 0 &&
                'before:h-[1.5px] before:w-1.5 before:bg-control md:before:w-2.5 lg:before:mr-1 lg:before:w-9',
            )}
          >
            {index < at ? (
              <Link
                to={to('/checkout') + checkoutSearch({ ...query, step, key: null })}
                className="flex min-h-11 items-center gap-2 font-semibold text-link"
              >
                <span className={join(circle, 'border-button bg-button text-on-button')}>
                  <Check aria-hidden size={16} strokeWidth={2.5} />
                </span>
                <span className="sr-only md:not-sr-only">
                  {t(`checkout.step.${step}`)}
                  <span className="sr-only"> ({t('checkout.done')})</span>
                </span>
              </Link>
            ) : (
              <span
                className={join('flex min-h-11 items-center gap-2', index === at && 'font-semibold text-ink')}
              >
                <span
                  aria-hidden="true"
                  className={join(circle, index === at ? 'border-ink bg-ink text-paper' : 'border-current')}
                >
                  {index + 1}
                </span>
                <span className={join(index !== at && 'sr-only md:not-sr-only')}>
                  {t(`checkout.step.${step}`)}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
