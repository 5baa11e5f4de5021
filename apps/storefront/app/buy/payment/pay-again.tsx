import type { Checkout } from '@filiera/contract/orders/orders'
import type { Card } from '@filiera/contract/payments/cards'
import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { formatHour } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { collectBrowserInfo } from '../../browser/browser-info.ts'
import { FormRefusal } from '../../frame/forms/form-refusal.tsx'
import { announceFailure } from '../../notices/notices.ts'
import { ENHANCED, EnhancedMark } from '../../state/session/enhanced-mark.tsx'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { problemOfFault } from '../cards/card-entry.state.ts'
import { type CardControl, CardFields } from '../cards/card-fields.tsx'
import { standOf } from './follow/poll.state.ts'
import type { OtherWay, PayWay } from './pay-way.ts'
import { PaymentChoice, usualWay } from './payment-choice.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { SlowStart } from './slow-start.tsx'
import { usePageRestored } from './use-page-restored.ts'

/** The hidden fields by which a payment knows the browser; only where scripts run. */
export function BrowserFields() {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <>
      <EnhancedMark />
      <input type="hidden" name="browserInfo" value={JSON.stringify(collectBrowserInfo())} />
    </>
  )
}

/** Leaves for the payment page, or for the result, as soon as an action says where. */
export function useLeaveFor(next: string | undefined): void {
  useEffect(() => {
    if (next) window.location.assign(next)
  }, [next])
  // who comes back sees how the order stands by now
  usePageRestored(() => next && window.location.reload())
}

type PayAgainProps = {
  checkout: Checkout
  cards: readonly Card[]
  others: readonly OtherWay[]
  /** The payment that this page knows of. */
  info: PaymentInfo | null
  problem: string | null
  next: string | undefined
}

/** Registers the card that is typed, and pays with it. */
function useRegisterFirst({
  control,
  remember,
  info,
  here,
}: {
  control: RefObject<CardControl | null>
  remember: boolean
  info: PaymentInfo | null
  /** Address of the page. */
  here: string
}) {
  const submit = useSubmit()
  const [registering, setRegistering] = useState(false)
  const registerFirst = async () => {
    setRegistering(true)
    const registered = await control.current?.submit({ kind: remember ? 'keep' : 'once' })
    setRegistering(false)
    if (!registered) return
    if (!registered.ok) return announceFailure('card_registration', problemOfFault(registered.fault))
    if (!registered.card) return
    const fields = {
      pay: `card:${registered.card.id}`,
      browserInfo: JSON.stringify(collectBrowserInfo()),
      seen: standOf(info),
      [ENHANCED]: '1',
    }
    await submit(fields, { method: 'post', action: here })
  }
  return { registering, registerFirst }
}

/** Every way to pay an order that is still open. */
export function PayAgain({ checkout, cards, others, info, problem, next }: PayAgainProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const control = useRef<CardControl>(null)
  const [chosen, setChosen] = useState<PayWay>(() => usualWay(cards))
  // keeping a card needs a consent that somebody gave: never ticked beforehand
  const [remember, setRemember] = useState(false)
  const here = to(`/checkout/${checkout.id}`)
  const { registering, registerFirst } = useRegisterFirst({ control, remember, info, here })
  const busy = useNavigation().state !== 'idle' || registering || next !== undefined
  useLeaveFor(next)
  return (
    <PaymentFrame title={t('payment.otherWay')} status="choose">
      <p className="mt-2.5 mb-6 text-ink-2">
        {t('payment.untilTime', { time: formatHour(checkout.expiresAt, language) })}
      </p>
      <div className="mb-5 empty:hidden">
        <FormRefusal event="payment" code={problem} errors={[]} answer={problem} />
      </div>
      <Form
        method="post"
        action={here}
        noValidate
        onSubmit={(event) => {
          if (busy) return event.preventDefault()
          if (chosen !== 'new') return
          event.preventDefault()
          void registerFirst()
        }}
      >
        <BrowserFields />
        <input type="hidden" name="seen" value={standOf(info)} />
        <PaymentChoice
          cards={cards}
          chosen={chosen}
          onChoose={setChosen}
          others={others}
          newCard={<CardFields control={control} remember={remember} onRemember={setRemember} />}
        />
        <Button type="submit" size="large" full disabled={busy} className="mt-7">
          {busy
            ? t('checkout.review.submitting')
            : t('payment.payNow', { total: formatEuros(checkout.total) })}
        </Button>
        <SlowStart busy={busy} />
      </Form>
    </PaymentFrame>
  )
}
