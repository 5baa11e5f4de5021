import { deactivateCard, listCards, makeCardFavourite } from '@filiera/contract/payments/cards'
import { useEffect } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { answerUnreached } from '../../frame/loading/answer-unreached.ts'
import { LoadingArea } from '../../frame/loading/loading-area.tsx'
import { readAnewWhenChanged } from '../../frame/loading/read-anew.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { EnhancedMark, isEnhanced } from '../../state/session/enhanced-mark.tsx'
import { leaveEndedSession, refuse, requireSession } from '../../state/session/require-session.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { focusTitle } from '../../ui/focus.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { useHydrated } from '../../ui/hydration/use-hydrated.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
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
  const card = /^\d{4}$/.exec(searchParams.get('card') ?? '')
  return {
    cards: cards.value,
    asked: cards.value.find(({ id }) => id === searchParams.get('remove')) ?? null,
    done: change && card ? { change, alias: `•••• ${card[0]}`, at: 0 } : null,
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
    return leaveEndedSession(request, session)
  }
  const at = Date.now()
  if (!changed.ok) return data({ change, alias: null, at } satisfies Done, { status: changed.problem.status })
  const { alias } = changed.value
  if (isEnhanced(form)) return data({ change, alias, at } satisfies Done)
  return redirect(`${here}?done=${change}&card=${alias.slice(-4)}`, 303)
}

export const shouldRevalidate = readAnewWhenChanged

/** Without an answer of the storefront: the list stays and says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (form): Done => {
    const change = changes.find((one) => one === form.get('intent')) ?? 'favourite'
    return { change, alias: null, at: Date.now() }
  })
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
    <section aria-labelledby="remove-card" className="mb-6 rounded-image border border-line p-4.5">
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
          <div className="rounded-image border border-line px-4.5 py-6">
            <p className="font-semibold">{t('cards.none')}</p>
            {hydrated && <p className="mt-1 text-ink-2">{t('cards.noneText')}</p>}
          </div>
        ) : (
          <LoadingArea name="cards">
            <ul className="rounded-image border border-line">
              {cards.map((card) => (
                <CardRow key={card.id} card={card} />
              ))}
            </ul>
          </LoadingArea>
        )}
        <h2 className="mt-9 mb-4.5 text-2xl">{t('cards.add')}</h2>
        {hydrated ? <NewCard /> : <Notice type="info">{t('cards.needsScript')}</Notice>}
      </div>
    </AccountFrame>
  )
}
