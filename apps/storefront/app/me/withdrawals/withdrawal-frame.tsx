import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { type ReactNode, useEffect, useRef } from 'react'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'

const steps = ['choose', 'confirm', 'receipt'] as const

type Step = (typeof steps)[number]

function Steps({ step }: { step: Step }) {
  const { t } = useTranslation()
  const at = steps.indexOf(step)
  return (
    <ol
      aria-label={t('withdrawals.steps')}
      className="flex flex-wrap gap-x-5 pt-2 pb-1 text-[0.9375rem] print:hidden"
    >
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={join(
            'flex min-h-8 items-center gap-2',
            index === at ? 'font-semibold text-ink' : 'text-ink-3',
          )}
        >
          <span
            aria-hidden="true"
            className={join(
              'grid size-6.5 place-items-center rounded-full border-[1.5px] text-sm font-semibold',
              index === at ? 'border-ink bg-ink text-paper' : 'border-current',
            )}
          >
            {index + 1}
          </span>
          {t(`withdrawals.step.${name}`)}
        </li>
      ))}
    </ol>
  )
}

type WithdrawalFrameProps = {
  crumbs: readonly Crumb[]
  /** Step on screen; null before an order is known. */
  step: Step | null
  /** The order it is about. */
  about?: Pick<Withdrawable, 'orderId' | 'createdAt' | 'seller'>
  children: ReactNode
}

/** Where one is in a withdrawal; a new step is read out from its title on. */
export function WithdrawalFrame({ crumbs, step, about, children }: WithdrawalFrameProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const title = step === 'receipt' ? t('withdrawals.receiptTitle') : t('withdrawals.title')
  return (
    <Container className="pb-20">
      <PersonalHead title={title} />
      <Breadcrumb crumbs={[...crumbs, { title: t('withdrawals.title') }]} />
      <div className="mx-auto max-w-[720px]">
        {step && <Steps step={step} />}
        <header className="pt-3 pb-6.5">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.875rem] break-words md:text-4xl xl:text-[2.625rem]"
          >
            {title}
          </h1>
          {about && (
            <p className="mt-2.5 text-ink-2">
              {t('withdrawals.orderOf', {
                number: about.orderId,
                date: formatLongDate(about.createdAt, language),
                seller: about.seller,
              })}
            </p>
          )}
        </header>
        {children}
      </div>
    </Container>
  )
}
