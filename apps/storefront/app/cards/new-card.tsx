import { useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { noUser, reduceUser } from '../account/user.state.ts'
import { Button } from '../design/button.tsx'
import { Notice } from '../design/notice.tsx'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import { announceFailure } from '../notices/notices.ts'
import { paymentAddress } from '../payment/payment-address.ts'
import { type CardControl, CardFields } from './card-fields.tsx'

/** Adds a card: this browser sends it to the tokeniser, then its bank may want to be asked (a page of its own). */
export function NewCard() {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useLocalPath()
  const control = useRef<CardControl>(null)
  const { revalidate } = useRevalidator()
  const [state, dispatch] = useReducer(reduceUser, noUser)
  const [already, setAlready] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const busy = state.flags.cards || leaving
  const saved = state.cards.at(-1)?.alias
  const save = async () => {
    dispatch({ type: 'cards_listed', cards: [] })
    dispatch({ type: 'flag', name: 'cards', isLoading: true })
    const registered = await control.current?.submit({ kind: 'check', locale: language })
    if (!registered?.ok) {
      dispatch({ type: 'user_error', code: 'card_registration_error' })
      if (registered) announceFailure('card_registration', null)
      return
    }
    if (registered.check) {
      setLeaving(true)
      const result = `${to('/account/cards/return')}?v=${encodeURIComponent(registered.check.Id)}`
      window.location.assign(paymentAddress(registered.check) ?? result)
      return
    }
    setAlready(registered.alreadySaved)
    dispatch({ type: 'card_added', card: registered.card })
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
      {saved && (
        <Notice type={already ? 'info' : 'success'} live className="mb-4.5">
          {already ? t('cards.alreadySaved', { alias: saved }) : t('cards.saved', { alias: saved })}
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
