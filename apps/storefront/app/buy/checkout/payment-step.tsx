import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigate } from 'react-router'
import { announceFailure } from '../../notices/notices.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { Button } from '../../ui/forms/button.tsx'
import { type CardControl, CardFields } from '../cards/card-fields.tsx'
import { PaymentChoice, usualWay } from '../payment/payment-choice.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { checkoutSearch, type PayWay } from './checkout-query.state.ts'
import { HiddenChoices } from './hidden-choices.tsx'

/** Fourth step: how to pay. A new card is registered here, in the browser, before the review. */
export function PaymentStep({ data }: { data: CheckoutData }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const navigate = useNavigate()
  const control = useRef<CardControl>(null)
  const { query, cards, others } = data
  const [chosen, setChosen] = useState<PayWay>(query.pay ?? usualWay(cards))
  // keeping a card needs a consent that somebody gave: never ticked beforehand
  const [remember, setRemember] = useState(false)
  const [busy, setBusy] = useState(false)
  const { address, billing, method } = query
  const registerFirst = async () => {
    setBusy(true)
    const registered = await control.current?.submit({ kind: remember ? 'keep' : 'once' })
    setBusy(false)
    if (registered?.ok && registered.card) {
      const pay: PayWay = `card:${registered.card.id}`
      const key = crypto.randomUUID()
      const search = checkoutSearch({ step: 'review', address, billing, method, pay, key })
      await navigate(to('/checkout') + search, { state: { alias: registered.card.alias } })
    } else if (registered) announceFailure('card_registration', null)
  }
  return (
    <Form
      method="get"
      action={to('/checkout')}
      noValidate
      onSubmit={(event) => {
        if (chosen !== 'new') return
        event.preventDefault()
        if (!busy) void registerFirst()
      }}
    >
      <HiddenChoices query={{ step: 'review', address, billing, method }} />
      <PaymentChoice
        cards={cards}
        chosen={chosen}
        onChoose={setChosen}
        others={others}
        newCard={<CardFields control={control} remember={remember} onRemember={setRemember} />}
      />
      <Button type="submit" full disabled={busy} className="mt-7">
        {busy ? t('checkout.review.submitting') : t('checkout.next')}
      </Button>
    </Form>
  )
}
