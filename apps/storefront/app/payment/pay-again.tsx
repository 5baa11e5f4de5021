import type { Card } from '@filiera/contract/cards'
import type { Checkout } from '@filiera/contract/orders'
import { formatEuros } from '@filiera/domain/money'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation, useSubmit } from 'react-router'
import { ENHANCED, EnhancedMark } from '../account/enhanced-mark.tsx'
import { FailedNotice } from '../account/failed-notice.tsx'
import { useHydrated } from '../account/use-hydrated.ts'
import { collectBrowserInfo } from '../browser/browser-info.ts'
import { type CardControl, CardFields } from '../cards/card-fields.tsx'
import type { OtherWay, PayWay } from '../checkout/checkout-query.state.ts'
import { Button } from '../design/button.tsx'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { announceFailure } from '../notices/notices.ts'
import { formatHour } from '../orders/format-date.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { PaymentFrame } from './payment-frame.tsx'

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
}

type PayAgainProps = {
  checkout: Checkout
  cards: readonly Card[]
  others: readonly OtherWay[]
  problem: string | null
  next: string | undefined
}

/** Every way to pay an order that is still open. */
export function PayAgain({ checkout, cards, others, problem, next }: PayAgainProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const submit = useSubmit()
  const control = useRef<CardControl>(null)
  const [chosen, setChosen] = useState<PayWay>('web')
  // keeping a card needs a consent that somebody gave: never ticked beforehand
  const [remember, setRemember] = useState(false)
  const [registering, setRegistering] = useState(false)
  const busy = useNavigation().state !== 'idle' || registering || next !== undefined
  const here = to(`/checkout/${checkout.id}`)
  useLeaveFor(next)
  const registerFirst = async () => {
    setRegistering(true)
    const registered = await control.current?.submit({ kind: remember ? 'keep' : 'once' })
    setRegistering(false)
    if (!registered) return
    if (!registered.ok || !registered.card) return announceFailure('card_registration', null)
    const fields = { pay: `card:${registered.card.id}`, browserInfo: JSON.stringify(collectBrowserInfo()) }
    await submit({ ...fields, [ENHANCED]: '1' }, { method: 'post', action: here })
  }
  return (
    <PaymentFrame title={t('payment.otherWay')} status="choose">
      <p className="mt-2.5 mb-6 text-ink-2">
        {t('payment.untilTime', { time: formatHour(checkout.expiresAt, language) })}
      </p>
      {problem && <FailedNotice event="payment" code={problem} className="mb-5" />}
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
      </Form>
    </PaymentFrame>
  )
}
