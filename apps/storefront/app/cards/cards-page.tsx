import { type Card, listCards } from '@filiera/contract/cards'
import { useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { refuse, requireSession } from '../account/require-session.ts'
import { useHydrated } from '../account/use-hydrated.ts'
import { noUser, reduceUser } from '../account/user.state.ts'
import { Button } from '../design/button.tsx'
import { Notice } from '../design/notice.tsx'
import { announceFailure } from '../notices/notices.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/cards-page'
import { CardBrand } from './card-brand.tsx'
import { type CardControl, CardFields } from './card-fields.tsx'

export const handle = { frame: 'checkout' as const }

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const cards = await context.get(backendContext)(listCards, {})
  if (!cards.ok) return refuse(cards.problem, request, session)
  return { cards: cards.value }
}

function CardRow({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { type, alias, expiry, expired, favourite } = card
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-4.5 py-4 first:border-t-0">
      <span>
        <b className="block font-semibold">{alias}</b>
        <span className="block text-sm text-ink-2">
          {expired ? t('cards.expired', { expiry }) : t('cards.expires', { expiry })}
          {favourite && ` · ${t('cards.favourite')}`}
        </span>
      </span>
      <CardBrand type={type} />
    </li>
  )
}

function NewCard() {
  const { t } = useTranslation()
  const control = useRef<CardControl>(null)
  const { revalidate } = useRevalidator()
  const [state, dispatch] = useReducer(reduceUser, noUser)
  const busy = state.flags.cards
  const saved = state.cards.at(-1)?.alias
  const save = async () => {
    dispatch({ type: 'cards_listed', cards: [] })
    dispatch({ type: 'flag', name: 'cards', isLoading: true })
    const registered = await control.current?.submit({ kind: 'keep' })
    if (registered?.ok && registered.card) {
      dispatch({ type: 'card_added', card: registered.card })
      await revalidate()
      return
    }
    dispatch({ type: 'user_error', code: 'card_registration_error' })
    if (registered) announceFailure('card_registration', null)
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
        <Notice type="success" live className="mb-4.5">
          {t('cards.saved', { alias: saved })}
        </Notice>
      )}
      <CardFields control={control} />
      <p className="mt-4 text-sm text-ink-2">{t('payment.way.newText')}</p>
      <Button type="submit" disabled={busy} className="mt-4.5">
        {busy ? t('cards.saving') : t('cards.save')}
      </Button>
    </form>
  )
}

export default function CardsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { cards } = loaderData
  return (
    <AccountFrame title={t('cards.title')} lead={t('cards.lead')}>
      <div className="max-w-[640px]">
        {cards.length === 0 ? (
          <p className="text-ink-2">{t('cards.none')}</p>
        ) : (
          <ul className="rounded-plate border border-line">
            {cards.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ul>
        )}
        <h2 className="mt-9 mb-4.5 text-2xl">{t('cards.add')}</h2>
        {hydrated ? <NewCard /> : <Notice type="info">{t('cards.needsScript')}</Notice>}
      </div>
    </AccountFrame>
  )
}
