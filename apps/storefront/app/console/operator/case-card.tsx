import type { Case } from '@filiera/contract/payments/cases'
import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { formatMoment } from '../../texts/format-date.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Radio } from '../../ui/forms/choice.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { CaseFacts } from './case-facts.tsx'
import { useWhatItDoes } from './use-what-it-does.ts'

/** What came of a decision that was refused, with what was written. */
export type CaseAnswer = {
  id: string
  note: string
  decision: Case['choices'][number] | null
  errors: { decision: boolean; note: boolean }
  /** The server's refusal; null when the form itself is not right. */
  code: string | null
}

function Refusal({ answer, item }: { answer: CaseAnswer; item: Case }) {
  const { t } = useTranslation()
  const { code, errors } = answer
  if (code !== null) {
    const words =
      code === 'provider_unavailable' ? 'provider' : code === 'illegal_transition' ? 'changed' : 'failedText'
    return (
      <ErrorSummary errors={[]} answer={answer}>
        <p className="font-semibold">{t('caseQueue.failed')}</p>
        <p>{t(`caseQueue.${words}`)}</p>
      </ErrorSummary>
    )
  }
  return (
    <ErrorSummary
      answer={answer}
      errors={[
        ...(errors.decision
          ? [{ field: `choice-${item.id}-${item.choices[0]}`, text: t('caseQueue.decisionError') }]
          : []),
        ...(errors.note ? [{ field: `note-${item.id}`, text: t('caseQueue.noteError') }] : []),
      ]}
    />
  )
}

function Decide({ item, answer }: { item: Case; answer: CaseAnswer | null }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const whatItDoes = useWhatItDoes()
  return (
    <Form method="post" className="mt-4 grid gap-4 border-t border-line pt-4">
      <input type="hidden" name="id" value={item.id} />
      {answer && <Refusal answer={answer} item={item} />}
      <fieldset>
        <legend className="mb-1 text-[0.9375rem] font-semibold">{t('caseQueue.decision')}</legend>
        {item.choices.map((choice) => (
          <Radio
            key={choice}
            id={`choice-${item.id}-${choice}`}
            name="decision"
            value={choice}
            defaultChecked={answer?.decision === choice}
            className="items-start py-2"
          >
            <b className="block font-semibold">{t(`caseQueue.choice.${choice}`)}</b>
            <span className="block text-ink-2">{whatItDoes(item, choice)}</span>
          </Radio>
        ))}
      </fieldset>
      <Field
        id={`note-${item.id}`}
        name="note"
        maxLength={500}
        autoComplete="off"
        defaultValue={answer?.note ?? ''}
        label={t('caseQueue.note')}
        hint={t('caseQueue.noteHint')}
        error={answer?.errors.note && t('caseQueue.noteError')}
      />
      <div>
        <Button type="submit" disabled={busy}>
          {t('caseQueue.submit')}
        </Button>
      </div>
    </Form>
  )
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
