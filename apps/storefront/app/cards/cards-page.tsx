import { deactivateCard, listCards, makeCardFavourite } from '@filiera/contract/cards'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, Link, redirect } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { EnhancedMark, isEnhanced } from '../account/enhanced-mark.tsx'
import { redirectToLogin, refuse, requireSession } from '../account/require-session.ts'
import { useHydrated } from '../account/use-hydrated.ts'
import { buttonClass } from '../design/button.tsx'
import { Notice } from '../design/notice.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { focusTitle } from '../shell/page-focus.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/cards-page'
import { CardRow, RemoveQuestion } from './card-row.tsx'
import { NewCard } from './new-card.tsx'

export const handle = { frame: 'checkout' as const }

const changes = ['favourite', 'remove'] as const
type Change = (typeof changes)[number]
/** What a form did to a card; `alias` names it, null when it did nothing. */
type Done = { change: Change; alias: string | null; at: number }

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const cards = await context.get(backendContext)(listCards, {})
  if (!cards.ok) return refuse(cards.problem, request, session)
  const { searchParams } = new URL(request.url)
  const change = changes.find((one) => one === searchParams.get('done'))
  const alias = searchParams.get('card')
  return {
    cards: cards.value,
    asked: cards.value.find(({ id }) => id === searchParams.get('remove')) ?? null,
    done: change ? { change, alias: alias && /^\d{4}$/.test(alias) ? `•••• ${alias}` : null, at: 0 } : null,
  }
}

/** Makes a card the favourite, or removes it. Without scripts the answer leads back to the list, which says what was done. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  requireSession(request, session)
  const form = await request.formData()
  const change = changes.find((one) => one === form.get('intent'))
  const here = localPath(languageOfPath(new URL(request.url).pathname), '/account/cards')
  if (!change) return redirect(here, 303)
  const backend = context.get(backendContext)
  const body = { cardId: String(form.get('cardId')) }
  const changed =
    change === 'favourite'
      ? await backend(makeCardFavourite, { body })
      : await backend(deactivateCard, { body })
  if (!changed.ok && changed.problem.code === 'not_signed_in') {
    session.close()
    return redirectToLogin(request)
  }
  const alias = changed.ok ? changed.value.alias : null
  if (isEnhanced(form)) return data({ change, alias, at: Date.now() } satisfies Done)
  return redirect(`${here}?done=${change}${alias ? `&card=${alias.slice(-4)}` : ''}`, 303)
}

/** What was done, or that nothing was. */
function DoneNotice({ done: { change, alias } }: { done: Done }) {
  const { t } = useTranslation()
  if (alias === null) {
    return (
      <Notice type="error" live title={t('cards.changeFailed')} className="mb-5">
        {t('cards.changeFailedText')}
      </Notice>
    )
  }
  return (
    <Notice type="success" live className="mb-5">
      {change === 'favourite' ? t('cards.favouriteDone', { alias }) : t('cards.removed', { alias })}
    </Notice>
  )
}

/** The question before a removal where no script can ask it. */
function AskedInPage({ card }: { card: Parameters<typeof RemoveQuestion>[0]['card'] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <section aria-labelledby="remove-card" className="mb-6 rounded-plate border border-line p-4.5">
      <h2 id="remove-card" className="mb-3 text-2xl">
        {t('cards.removeTitle')}
      </h2>
      <RemoveQuestion card={card} />
      <Form method="post" action={to('/account/cards')} className="mt-4 flex flex-wrap gap-3">
        <EnhancedMark />
        <input type="hidden" name="cardId" value={card.id} />
        <button type="submit" name="intent" value="remove" className={buttonClass({ size: 'small' })}>
          {t('cards.remove')}
        </button>
        <Link to={to('/account/cards')} className={buttonClass({ variant: 'outline', size: 'small' })}>
          {t('cards.keep')}
        </Link>
      </Form>
    </section>
  )
}

export default function CardsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const { cards, asked } = loaderData
  const done = actionData ?? loaderData.done
  useEffect(() => {
    // the control that was pressed is gone
    if (actionData) focusTitle()
  }, [actionData])
  return (
    <AccountFrame title={t('cards.title')} lead={t('cards.lead')}>
      <div className="max-w-[640px]">
        {done && <DoneNotice key={done.at} done={done} />}
        {asked && <AskedInPage card={asked} />}
        {cards.length === 0 ? (
          <div className="rounded-plate border border-line px-4.5 py-6">
            <p className="font-semibold">{t('cards.none')}</p>
            {hydrated && <p className="mt-1 text-ink-2">{t('cards.noneText')}</p>}
          </div>
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
