import type { Case } from '@filiera/contract/payments/cases'
import { formatMoment } from '@filiera/domain/dates/written-dates'
import { formatEuros } from '@filiera/domain/money/money'
import { useLanguage } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { CaseFacts } from './case-facts.tsx'
import { type CaseAnswer, DecisionForm } from './decision-form.tsx'
import { useWhatItDoes } from './use-what-it-does.ts'

function Decide({ item, answer }: { item: Case; answer: CaseAnswer | null }) {
  const { t } = useTranslation()
  const whatItDoes = useWhatItDoes()
  const choices = item.choices.map((decision) => ({
    decision,
    title: t(`caseQueue.choice.${decision}`),
    text: whatItDoes(item, decision),
  }))
  return <DecisionForm id={item.id} choices={choices} answer={answer} />
}

/** One case: what happened, where to look, and the decision. */
export function CaseCard({ item, answer }: { item: Case; answer: CaseAnswer | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = `case-${item.id}`
  return (
    <article
      aria-labelledby={heading}
      data-case={item.kind}
      className="rounded-panel border border-line p-4.5 md:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {t(`caseQueue.kind.${item.kind}`)}
        </h2>
        {item.amount !== null && (
          <p>
            {item.kind === 'payment_mismatch' && (
              <span className="text-[0.9375rem] text-ink-2">{t('caseQueue.providerSays')} </span>
            )}
            <b className="font-semibold">{formatEuros(item.amount)}</b>
          </p>
        )}
      </header>
      <p className="text-sm text-ink-3">
        {t('caseQueue.opened', { date: formatMoment(item.openedAt, language) })}
      </p>
      <p className="mt-2">{t(`caseQueue.why.${item.kind}`)}</p>
      <p lang="en" className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-2">
        {item.reason}
      </p>
      <CaseFacts item={item} />
      {item.decision && item.decidedAt ? (
        <p className="mt-3 text-[0.9375rem]">
          {t('caseQueue.decidedAt', {
            date: formatMoment(item.decidedAt, language),
            decision: t(`caseQueue.choice.${item.decision}`),
          })}
          {item.decidedBy && (
            <span className="block wrap-anywhere text-ink-2">
              {t('caseQueue.decidedBy', { who: item.decidedBy })}
            </span>
          )}
          {item.note && <q className="block wrap-anywhere">{item.note}</q>}
        </p>
      ) : (
        <Decide item={item} answer={answer} />
      )}
    </article>
  )
}
