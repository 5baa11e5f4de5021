import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { lastDayOf } from '@filiera/domain/dates/holidays'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '../../frame/forms/error-summary.tsx'
import { explainedCode } from '../../notices/notice-for.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { WithdrawalStep } from './withdraw-by-form.ts'
import { quantityField, REASON_MAX, type WithdrawalChoice } from './withdrawal-form.state.ts'
import { ExcludedLines, LineRow } from './withdrawal-lines.tsx'

type Line = Withdrawable['lines'][number]
export type RefusedStep = Extract<WithdrawalStep, { step: 'choose' | 'confirm' }>

/** Why the form did not go on. */
export function WithdrawalRefusal({
  answer,
  firstField,
}: {
  answer: RefusedStep | undefined
  firstField: string
}) {
  const { t } = useTranslation()
  if (!answer || (answer.fault === null && answer.code === null)) return null
  const because = explainedCode(answer.code)
  const changed = answer.code === 'illegal_transition' || answer.code === 'invalid_body'
  const words = because ? t(`notices.because.${because}`) : t('withdrawals.error.failedText')
  return (
    <div className="mb-6">
      <ErrorSummary
        answer={answer}
        errors={answer.fault ? [{ field: firstField, text: t('withdrawals.error.none') }] : []}
      >
        {answer.code && (
          <>
            <p className="font-semibold">{t('withdrawals.error.failedTitle')}</p>
            <p>{changed ? t('withdrawals.error.changed') : words}</p>
          </>
        )}
      </ErrorSummary>
    </div>
  )
}

function QuantityOf({ line, chosen, isWrong }: { line: Line; chosen: number; isWrong: boolean }) {
  const { t } = useTranslation()
  const name = quantityField(line.productId)
  return (
    <Select
      id={name}
      name={name}
      defaultValue={String(Math.min(chosen, line.quantity))}
      aria-label={t('withdrawals.quantityOf', { title: line.title })}
      label={<span className="md:sr-only">{t('withdrawals.quantity')}</span>}
      error={isWrong ? t('withdrawals.error.none') : undefined}
      className="md:w-36"
    >
      <option value="0">{t('withdrawals.noneOf')}</option>
      {Array.from({ length: line.quantity }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
  )
}

function OpenLines({
  lines,
  choice,
  isMissing,
}: {
  lines: Withdrawable['lines']
  choice: WithdrawalChoice
  /** Nothing was chosen. */
  isMissing: boolean
}) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-3.5 font-serif text-2xl">{t('withdrawals.chooseLegend')}</legend>
      <ul className="rounded-image border border-line">
        {lines.map((line, at) => (
          <LineRow key={line.productId} line={line} note={line.sealedOnly && t('withdrawals.sealedOnly')}>
            <QuantityOf
              line={line}
              chosen={choice.quantities[line.productId] ?? 0}
              isWrong={at === 0 && isMissing}
            />
          </LineRow>
        ))}
      </ul>
    </fieldset>
  )
}

type ChooseLinesProps = {
  withdrawable: Withdrawable
  choice: WithdrawalChoice
  answer: RefusedStep | undefined
}

/** First step: of which products, how many. What the law excludes stands below with its reason. */
export function ChooseLines({ withdrawable, choice, answer }: ChooseLinesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const { lines, deadline } = withdrawable
  const open = lines.filter((line) => line.exception === null && line.quantity > 0)
  const excluded = lines.filter((line) => !open.includes(line))
  const [first] = open
  if (!first) {
    return (
      <>
        <Notice type="warning" live title={t('withdrawals.nothingTitle')} />
        <ExcludedLines lines={excluded} />
      </>
    )
  }
  return (
    <>
      <p className="mb-6 text-ink-2">
        {t('withdrawals.lead')}{' '}
        {deadline
          ? t('withdrawals.deadline', { date: formatLongDate(lastDayOf(new Date(deadline)), language) })
          : t('withdrawals.noDeadline')}
      </p>
      <WithdrawalRefusal answer={answer} firstField={quantityField(first.productId)} />
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="choose" />
        <OpenLines lines={open} choice={choice} isMissing={answer?.fault === 'none'} />
        <div className="mt-6">
          <Field
            id="reason"
            name="reason"
            maxLength={REASON_MAX}
            autoComplete="off"
            defaultValue={choice.reason}
            label={t('withdrawals.reason')}
            hint={t('withdrawals.reasonHint')}
            optional
          />
        </div>
        <Button type="submit" full disabled={busy} className="mt-7">
          {t('withdrawals.next')}
        </Button>
      </Form>
      <ExcludedLines lines={excluded} />
    </>
  )
}
