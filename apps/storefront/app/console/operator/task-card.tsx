import type { ReviewTask } from '@filiera/contract/payments/review-queue'
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
export type TaskAnswer = {
  id: string
  note: string
  decision: ReviewTask['choices'][number] | null
  errors: { decision: boolean; note: boolean }
  /** The server's refusal; null when the form itself is not right. */
  code: string | null
}

function Refusal({ answer, task }: { answer: TaskAnswer; task: ReviewTask }) {
  const { t } = useTranslation()
  const { code, errors } = answer
  if (code !== null) {
    const words =
      code === 'provider_unavailable' ? 'provider' : code === 'illegal_transition' ? 'changed' : 'failedText'
    return (
      <ErrorSummary errors={[]} answer={answer}>
        <p className="font-semibold">{t('reviewQueue.failed')}</p>
        <p>{t(`reviewQueue.${words}`)}</p>
      </ErrorSummary>
    )
  }
  return (
    <ErrorSummary
      answer={answer}
      errors={[
        ...(errors.decision
          ? [{ field: `choice-${task.id}-${task.choices[0]}`, text: t('reviewQueue.decisionError') }]
          : []),
        ...(errors.note ? [{ field: `note-${task.id}`, text: t('reviewQueue.noteError') }] : []),
      ]}
    />
  )
}

function Decide({ task, answer }: { task: ReviewTask; answer: TaskAnswer | null }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const whatItDoes = useWhatItDoes()
  return (
    <Form method="post" className="mt-4 grid gap-4 border-t border-line pt-4">
      <input type="hidden" name="id" value={task.id} />
      {answer && <Refusal answer={answer} task={task} />}
      <fieldset>
        <legend className="mb-1 text-[0.9375rem] font-semibold">{t('reviewQueue.decision')}</legend>
        {task.choices.map((choice) => (
          <Radio
            key={choice}
            id={`choice-${task.id}-${choice}`}
            name="decision"
            value={choice}
            defaultChecked={answer?.decision === choice}
            className="items-start py-2"
          >
            <b className="block font-semibold">{t(`reviewQueue.choice.${choice}`)}</b>
            <span className="block text-ink-2">{whatItDoes(task, choice)}</span>
          </Radio>
        ))}
      </fieldset>
      <Field
        id={`note-${task.id}`}
        name="note"
        maxLength={500}
        autoComplete="off"
        defaultValue={answer?.note ?? ''}
        label={t('reviewQueue.note')}
        hint={t('reviewQueue.noteHint')}
        error={answer?.errors.note && t('reviewQueue.noteError')}
      />
      <div>
        <Button type="submit" disabled={busy}>
          {t('reviewQueue.submit')}
        </Button>
      </div>
    </Form>
  )
}

/** One case: what happened, where to look, and the decision. */
export function TaskCard({ task, answer }: { task: ReviewTask; answer: TaskAnswer | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = `case-${task.id}`
  return (
    <article
      aria-labelledby={heading}
      data-task={task.kind}
      className="rounded-panel border border-line p-4.5 md:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {t(`reviewQueue.kind.${task.kind}`)}
        </h2>
        {task.amount !== null && (
          <p>
            {task.kind === 'payment_mismatch' && (
              <span className="text-[0.9375rem] text-ink-2">{t('reviewQueue.providerSays')} </span>
            )}
            <b className="font-semibold">{formatEuros(task.amount)}</b>
          </p>
        )}
      </header>
      <p className="text-sm text-ink-3">
        {t('reviewQueue.opened', { date: formatMoment(task.openedAt, language) })}
      </p>
      <p className="mt-2">{t(`reviewQueue.why.${task.kind}`)}</p>
      <p lang="en" className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-2">
        {task.reason}
      </p>
      <CaseFacts task={task} />
      {task.decision && task.decidedAt ? (
        <p className="mt-3 text-[0.9375rem]">
          {t('reviewQueue.decidedAt', {
            date: formatMoment(task.decidedAt, language),
            decision: t(`reviewQueue.choice.${task.decision}`),
          })}
          {task.decidedBy && (
            <span className="block wrap-anywhere text-ink-2">
              {t('reviewQueue.decidedBy', { who: task.decidedBy })}
            </span>
          )}
          {task.note && <q className="block wrap-anywhere">{task.note}</q>}
        </p>
      ) : (
        <Decide task={task} answer={answer} />
      )}
    </article>
  )
}
