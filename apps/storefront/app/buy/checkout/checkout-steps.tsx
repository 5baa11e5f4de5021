import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Check } from '../../ui/icons/frame.tsx'
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
  const name = 'min-w-0 hyphens-auto wrap-anywhere'
  const words =
    'flex min-h-11 items-start gap-1 pt-2 md:gap-1.5 text-[0.8125rem] leading-snug md:text-[0.9375rem]'
  return (
    <nav aria-label={t('checkout.steps')} className="max-w-[720px] lg:mr-112 xl:mr-0">
      <ol className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(max-content,1fr)] gap-2 pt-4 text-ink-3 md:gap-3 md:pt-5.5">
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={join(
              'min-w-0 border-t-4',
              index === at && 'border-ink',
              index < at && 'border-link',
              index > at && 'border-line',
            )}
          >
            {index < at ? (
              <Link
                to={to('/checkout') + checkoutSearch({ ...query, step, key: null })}
                className={`${words} font-semibold text-link underline-offset-4 hover:underline`}
              >
                <Check size={17} strokeWidth={2.25} className="mt-px flex-none max-[22.5rem]:hidden" />
                <span className={name}>
                  {t(`checkout.step.${step}`)}
                  <span className="sr-only"> ({t('checkout.done')})</span>
                </span>
              </Link>
            ) : (
              <span className={join(words, index === at && 'font-semibold text-ink')}>
                <span aria-hidden="true">{index + 1}.</span>
                <span className={name}>{t(`checkout.step.${step}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
