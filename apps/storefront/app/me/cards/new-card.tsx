import type { Card } from '@filiera/contract/payments/cards'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { problemOfFault } from '../../buy/cards/card-entry.state.ts'
import { type CardControl, CardFields } from '../../buy/cards/card-fields.tsx'
import { paymentAddress } from '../../buy/payment/payment-address.ts'
import { usePageRestored } from '../../buy/payment/use-page-restored.ts'
import { announceFailure } from '../../notices/notices.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Adds a card: this browser sends it to the tokeniser, then its bank may want to be asked (a page of its own). */
export function NewCard() {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const control = useRef<CardControl>(null)
  const { revalidate } = useRevalidator()
  const [registering, setRegistering] = useState(false)
  const [added, setAdded] = useState<Card | null>(null)
  const [already, setAlready] = useState(false)
  const [leaving, setLeaving] = useState(false)
  usePageRestored(() => setLeaving(false))
  const busy = registering || leaving
  // some banks cannot be asked before the first payment
  const now = added?.validity === 'VALID' ? 'cards.saved' : 'cards.savedForNow'
  const said = already ? 'cards.alreadySaved' : now
  const save = async () => {
    setAdded(null)
    setRegistering(true)
    const registered = await control.current?.submit({ kind: 'check', locale: language })
    setRegistering(false)
    if (!registered?.ok) {
      if (registered) announceFailure('card_registration', problemOfFault(registered.fault))
      return
    }
    if (registered.check) {
      setLeaving(true)
      const result = `${to('/account/cards/return')}?v=${encodeURIComponent(registered.check.Id)}`
      window.location.assign(paymentAddress(registered.check) ?? result)
      return
    }
    setAlready(registered.alreadySaved)
    setAdded(registered.card)
    await revalidate()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      {added && (
        <Notice type={said === 'cards.saved' ? 'success' : 'info'} live className="mb-4.5">
          {t(said, { alias: added.alias })}
        </Notice>
      )}
      <CardFields control={control} />
      <p className="mt-4 text-sm text-ink-2">
        {t('payment.way.newText')} {t('cards.checkText')}
      </p>
      <Button type="submit" disabled={busy} className="mt-4.5">
        {leaving ? t('cards.toBank') : busy ? t('cards.saving') : t('cards.save')}
      </Button>
    </form>
  )
}
