import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { type getCaseOverview, MAIL_CASES_AT_ONCE } from '@filiera/contract/payments/cases'
import { useTranslation } from '../texts/use-translation.ts'
import { Select } from '../ui/forms/select.tsx'
import { MAILS } from './decide-by-form.ts'
import { type CaseAnswer, DecisionForm } from './decision-form.tsx'

/** With the name of each kind in the operator's language. */
type GivenUp = (EndpointAnswer<typeof getCaseOverview>['givenUp'][number] & { name: string })[]

/** Decides the cases of a kind of mail together, where several mails of it were given up. */
export function MailCases({ givenUp, answer }: { givenUp: GivenUp; answer: CaseAnswer | null }) {
  const { t } = useTranslation()
  const many = givenUp.filter(({ open }) => open > 1)
  if (many.length === 0) return null
  const choices = (['retry', 'close'] as const).map((decision) => ({
    decision,
    title: t(`caseQueue.mails.choice.${decision}`),
    text: t(`caseQueue.mails.does.${decision}`),
  }))
  return (
    <section aria-labelledby="mail-cases" className="mb-5 rounded-panel border border-line p-4.5 md:p-6">
      <h2 id="mail-cases" className="text-xl">
        {t('caseQueue.mails.title')}
      </h2>
      <p className="mt-2">{t('caseQueue.mails.text', { most: MAIL_CASES_AT_ONCE })}</p>
      <DecisionForm id={MAILS} choices={choices} answer={answer}>
        <Select id="mail" name="mail" defaultValue={answer?.mail ?? ''} label={t('caseQueue.mails.kind')}>
          {many.map(({ kind, name, open }) => (
            <option key={kind} value={kind}>
              {t('caseQueue.mails.counted', { mail: name, count: open })}
            </option>
          ))}
        </Select>
      </DecisionForm>
    </section>
  )
}
