import type { BulkChange } from '@filiera/contract/console/jobs'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { roundings } from '@filiera/domain/money/price-rule'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Field, SelectField } from '../ui/field.tsx'
import { showFaults } from '../ui/show-faults.ts'
import { type ChangeDraft, type Fault, readChange } from './read-change.ts'

const kinds = ['publish', 'price', 'offer', 'end_offer', 'state', 'low_stock'] as const

type Props = {
  draft: ChangeDraft
  onDraft(draft: ChangeDraft): void
  isBusy: boolean
  onTry(change: BulkChange): void
}

function RuleFields({
  draft,
  onDraft,
  error,
}: Pick<Props, 'draft' | 'onDraft'> & { error?: string | undefined }) {
  const { t } = useTexts()
  return (
    <>
      <SelectField
        label={t('jobs.form.by')}
        value={draft.what === 'offer' ? draft.by : `${draft.by} ${draft.direction}`}
        onChange={(event) => {
          const [by, direction = 'down'] = event.target.value.split(' ') as [
            ChangeDraft['by'],
            ChangeDraft['direction']?,
          ]
          onDraft({ ...draft, by, direction })
        }}
      >
        {draft.what === 'offer'
          ? (['percent', 'amount', 'price'] as const).map((by) => (
              <option key={by} value={by}>
                {t(`jobs.form.less_${by}`)}
              </option>
            ))
          : (['percent', 'amount'] as const).flatMap((by) =>
              (['up', 'down'] as const).map((direction) => (
                <option key={by + direction} value={`${by} ${direction}`}>
                  {t(`jobs.form.${direction}_${by}`)}
                </option>
              )),
            )}
      </SelectField>
      <Field
        label={t(`jobs.form.quantities.${draft.by}`)}
        inputMode="decimal"
        autoComplete="off"
        value={draft.value}
        error={error}
        onChange={(event) => onDraft({ ...draft, value: event.target.value })}
      />
      {draft.by !== 'price' && (
        <ChoiceField
          label={t('jobs.form.rounding')}
          value={draft.rounding}
          of={roundings}
          wordsOf={(rounding) => t(`jobs.rounding.${rounding}`)}
          onValue={(rounding) => onDraft({ ...draft, rounding })}
        />
      )}
    </>
  )
}

/** First and last day of an offer. */
function DayFields({
  draft,
  onDraft,
  today,
  faultOf,
}: Pick<Props, 'draft' | 'onDraft'> & {
  today: string
  faultOf(day: 'from' | 'to'): string | undefined
}) {
  const { t } = useTexts()
  const days = [
    ['from', 'first'],
    ['to', 'last'],
  ] as const
  return days.map(([name, typed]) => (
    <div key={name} className={name === 'from' ? 'md:col-start-1' : ''}>
      <DateField
        label={t(`prices.form.${name}`)}
        hint={t(`prices.form.${name}Hint`)}
        min={(name === 'to' && draft.first) || today}
        value={draft[typed]}
        error={faultOf(name)}
        onChange={(day) => onDraft({ ...draft, [typed]: day })}
      />
    </div>
  ))
}

/** What a change asks beside what it is. */
function OfWhat({
  draft,
  onDraft,
  fault,
  today,
}: Pick<Props, 'draft' | 'onDraft'> & { fault: Fault | undefined; today: string }) {
  const { t } = useTexts()
  const error = fault && !fault.field ? t(fault.fault) : undefined
  return (
    <>
      {(draft.what === 'price' || draft.what === 'offer') && (
        <RuleFields draft={draft} onDraft={onDraft} error={error} />
      )}
      {draft.what === 'offer' && (
        <DayFields
          draft={draft}
          onDraft={onDraft}
          today={today}
          faultOf={(day) => (fault?.field === day ? t(fault.fault) : undefined)}
        />
      )}
      {draft.what === 'state' && (
        <ChoiceField
          label={t('jobs.form.to')}
          value={draft.to}
          of={['paused', 'on_sale']}
          wordsOf={(to) => t(`products.states.${to}`)}
          onValue={(to) => onDraft({ ...draft, to })}
        />
      )}
      {draft.what === 'publish' && (
        <p className="text-t13 text-ink-2 md:col-span-3">{t('jobs.form.publishHint')}</p>
      )}
      {draft.what === 'low_stock' && (
        <Field
          label={t('jobs.form.pieces')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.pieces}
          error={error}
          onChange={(event) => onDraft({ ...draft, pieces: event.target.value })}
        />
      )}
    </>
  )
}

/** What shall be done to the chosen products; it is tried before it is done. */
export function ChangeForm({ draft, onDraft, isBusy, onTry }: Props) {
  const { t } = useTexts()
  const [isTried, setTried] = useState(false)
  const today = dateInItaly(new Date())
  const read = readChange(draft, today)
  const fault = isTried && 'fault' in read ? read : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showFaults(event, () => setTried(true))
    if ('change' in read) onTry(read.change)
  }
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-x-4 gap-y-3 md:grid-cols-4">
      <ChoiceField
        label={t('jobs.form.what')}
        value={draft.what}
        of={kinds}
        wordsOf={(what) => t(`jobs.form.${what}`)}
        // other prices are changed by a step
        onValue={(what) => onDraft({ ...draft, what, by: draft.by === 'price' ? 'percent' : draft.by })}
      />
      <OfWhat draft={draft} onDraft={onDraft} fault={fault} today={today} />
      <div className="flex md:col-span-4">
        <Button type="submit" disabled={isBusy}>
          {t('jobs.form.try')}
        </Button>
      </div>
    </form>
  )
}
