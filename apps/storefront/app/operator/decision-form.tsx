import type { CaseDecision } from '@filiera/contract/payments/cases'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '../frame/forms/error-summary.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { Button } from '../ui/forms/button.tsx'
import { Radio } from '../ui/forms/choice.tsx'
import { Field } from '../ui/forms/field.tsx'

/** What came of a decision that was refused, with what was written. */
export type CaseAnswer = {
  /** The case, or `MAILS`. */
  id: string
  /** The kind of mail whose cases are decided together; null for one case. */
  mail: string | null
  note: string
  decision: CaseDecision | null
  errors: { decision: boolean; note: boolean }
  /** The server's refusal; null when the form itself is not right. */
  code: string | null
}

type Choice = { decision: CaseDecision; title: string; text: string }

function Refusal({ answer, first }: { answer: CaseAnswer; first: string }) {
  const { t } = useTranslation()
  const { id, code, errors } = answer
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
        ...(errors.decision ? [{ field: first, text: t('caseQueue.decisionError') }] : []),
        ...(errors.note ? [{ field: `note-${id}`, text: t('caseQueue.noteError') }] : []),
      ]}
    />
  )
}

type DecisionFormProps = {
  id: string
  choices: readonly Choice[]
  answer: CaseAnswer | null
  /** What is decided about, above the choices. */
  children?: ReactNode
}

/** A decision and why, recorded with a press; without scripts too. */
export function DecisionForm({ id, choices, answer, children }: DecisionFormProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  const idOf = (decision: CaseDecision) => `choice-${id}-${decision}`
  return (
    <Form method="post" className="mt-4 grid gap-4 border-t border-line pt-4">
      <input type="hidden" name="id" value={id} />
      {answer && choices[0] && <Refusal answer={answer} first={idOf(choices[0].decision)} />}
      {children}
      <fieldset>
        <legend className="mb-1 text-[0.9375rem] font-semibold">{t('caseQueue.decision')}</legend>
        {choices.map(({ decision, title, text }) => (
          <Radio
            key={decision}
            id={idOf(decision)}
            name="decision"
            value={decision}
            defaultChecked={answer?.decision === decision}
            className="items-start py-2"
          >
            <b className="block font-semibold">{title}</b>
            <span className="block text-ink-2">{text}</span>
          </Radio>
        ))}
      </fieldset>
      <Field
        id={`note-${id}`}
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
