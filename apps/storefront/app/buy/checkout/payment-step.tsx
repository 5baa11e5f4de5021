import type { Country } from '@filiera/domain/places/country-names'
import { type ShippingMethod, shippingMethodCodes } from '@filiera/domain/places/shipping'
import { useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { announceFailure } from '../../notices/notices.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { schemeName } from '../cards/card-brand.tsx'
import { problemOfFault } from '../cards/card-entry.state.ts'
import { type CardControl, CardFields } from '../cards/card-fields.tsx'
import type { PayWay } from '../payment/pay-way.ts'
import { PaymentChoice, usualWay } from '../payment/payment-choice.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { checkoutSearch } from './checkout-query.state.ts'
import { HiddenChoices } from './hidden-choices.tsx'
import { ShippingChoice, Undeliverable } from './shipping-choice.tsx'

type PaymentStepProps = {
  data: CheckoutData
  countries: readonly Country[]
  /** Another way to ship: the totals beside the form follow it. */
  onShip(method: ShippingMethod): void
}

/** Second step: how it arrives and how it is paid. A new card is registered here, in the browser, before the review. */
export function PaymentStep({ data, countries, onShip }: PaymentStepProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const navigate = useNavigate()
  const control = useRef<CardControl>(null)
  const { query, cards, others } = data
  const [chosen, setChosen] = useState<PayWay>(query.pay ?? usualWay(cards))
  // keeping a card needs a consent that somebody gave: never ticked beforehand
  const [remember, setRemember] = useState(false)
  const [busy, setBusy] = useState(false)
  const { address, billing } = query
  if (data.totals.undeliverable.length > 0) return <Undeliverable data={data} countries={countries} />
  const registerFirst = async (sent: FormData) => {
    setBusy(true)
    const registered = await control.current?.submit({ kind: remember ? 'keep' : 'once' })
    setBusy(false)
    if (registered?.ok && registered.card) {
      const pay: PayWay = `card:${registered.card.id}`
      const key = crypto.randomUUID()
      const method = shippingMethodCodes.find((code) => code === sent.get('method')) ?? null
      const search = checkoutSearch({ step: 'review', address, billing, method, pay, key })
      const { type, alias } = registered.card
      await navigate(to('/checkout') + search, { state: { card: `${schemeName(type)} ${alias}` } })
    } else if (registered && !registered.ok)
      announceFailure('card_registration', problemOfFault(registered.fault))
  }
  return (
    <Form
      method="get"
      action={to('/checkout')}
      noValidate
      onSubmit={(event) => {
        if (chosen !== 'new') return
        event.preventDefault()
        if (!busy) void registerFirst(new FormData(event.currentTarget))
      }}
    >
      <HiddenChoices query={{ step: 'review', address, billing }} />
      <ShippingChoice data={data} onChoose={onShip} />
      <hr className="my-7 border-line" />
      <PaymentChoice
        cards={cards}
        entered={query.pay}
        chosen={chosen}
        onChoose={setChosen}
        others={others}
        newCard={<CardFields control={control} remember={remember} onRemember={setRemember} />}
      />
      <Button type="submit" size="large" full disabled={busy} className="mt-7">
        {busy ? t('checkout.review.submitting') : t('checkout.toReview')}
      </Button>
      <p className="mt-3 text-sm text-ink-2">{t('checkout.notYet')}</p>
    </Form>
  )
}
