import type { ColumnTarget } from '@filiera/contract/console/imports'
import { importedRows } from '@filiera/contract/console/jobs'
import { useTexts } from '../texts/texts.tsx'
import { Button, TextButton } from '../ui/button.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { ColumnSelect } from './column-select.tsx'
import type { Sheet, useImport } from './use-import.ts'

type Column = Sheet['columns'][number]

/** What is said of where a column goes. */
function Outcome({ column: { guess, known }, target }: { column: Column; target: ColumnTarget }) {
  const { t } = useTexts()
  if (target === 'skip') return <span className="text-ink-2">{t('exchange.import.outcome.skip')}</span>
  const said =
    target === 'gtin' || target === 'own_code'
      ? 'zeros'
      : target === 'stock'
        ? 'stock'
        : target === known
          ? 'reused'
          : target === guess
            ? 'known'
            : 'chosen'
  return (
    <span className="flex items-start gap-1.5 text-ok-text">
      <span className="mt-0.5">
        <Icon name="check" size={14} />
      </span>
      {t(`exchange.import.outcome.${said}`)}
    </span>
  )
}

const cell = 'max-md:block max-md:px-0 max-md:py-0.5 px-4 py-2 text-left align-top'

function ColumnRow({
  column,
  target,
  isTwice,
  onTarget,
}: {
  column: Column
  target: ColumnTarget
  isTwice: boolean
  onTarget(target: ColumnTarget): void
}) {
  const { t } = useTexts()
  const heading = column.heading || t('exchange.import.nameless')
  return (
    <tr className="border-t border-line max-md:block max-md:px-4 max-md:py-3 max-md:first:border-t-0">
      <th scope="row" className={`${cell} font-semibold wrap-anywhere md:pt-4`}>
        {heading}
      </th>
      <td className={`${cell} text-t13 wrap-anywhere text-ink-2 md:pt-4`}>
        <span className="mr-1 md:hidden">{t('exchange.import.samples')}:</span>
        {column.samples.join(' · ') || '–'}
      </td>
      <td className={`${cell} md:w-72`}>
        <ColumnSelect
          label={t('exchange.import.goesTo', { heading })}
          target={target}
          error={isTwice ? t('exchange.import.faults.twice') : undefined}
          onTarget={onTarget}
        />
      </td>
      <td className={`${cell} text-t13 md:pt-4`}>
        <Outcome column={column} target={target} />
      </td>
    </tr>
  )
}

/** How many columns stand as the shop had them the last time. */
function Reused({ sheet: { columns }, onStartOver }: { sheet: Sheet; onStartOver(): void }) {
  const { t } = useTexts()
  const known = columns.filter((column) => column.known !== null).length
  if (known === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-quiet px-3 py-2">
      <p>
        <b className="font-semibold">{t('exchange.import.reused')}</b>{' '}
        {t('exchange.import.reusedCount', { count: known, all: columns.length })}
      </p>
      <TextButton onClick={onStartOver}>{t('exchange.import.startOver')}</TextButton>
    </div>
  )
}

/** Where each column of a file goes: as it was found out, and as one changes it. */
export function MapColumns({ sheet, flow }: { sheet: Sheet; flow: ReturnType<typeof useImport> }) {
  const { t } = useTexts()
  const { targets, which, isBusy, put, take, startOver, leave, attempt } = flow
  const isTwice = (target: ColumnTarget) =>
    target !== 'skip' && targets.filter((each) => each === target).length > 1
  const heads = ['column', 'samples', 'target', 'result'] as const
  return (
    <>
      <Reused sheet={sheet} onStartOver={startOver} />
      <table className="mb-3 w-full rounded-panel border border-line bg-raised max-md:block">
        <thead className="text-t12 text-ink-2 max-md:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-2 text-left font-semibold">
                {t(`exchange.import.heads.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {sheet.columns.map((column, at) => {
            const target = targets[at] ?? 'skip'
            return (
              <ColumnRow
                key={`${column.heading}-${String(at)}`}
                column={column}
                target={target}
                isTwice={isTwice(target)}
                onTarget={(next) => put(at, next)}
              />
            )
          })}
        </tbody>
      </table>
      <p className="mb-4 text-t13 text-ink-2">{t('exchange.import.rules')}</p>
      <div className="flex flex-wrap items-end justify-end gap-2 border-t border-line pt-3">
        <div className="mr-auto w-64 max-md:w-full">
          <ChoiceField
            label={t('exchange.import.which.label')}
            value={which}
            of={importedRows}
            wordsOf={(each) => t(`exchange.import.which.${each}`)}
            onValue={take}
          />
        </div>
        <Button onClick={leave}>{t('exchange.import.back')}</Button>
        <Button primary disabled={isBusy || targets.some(isTwice)} onClick={attempt}>
          {t(isBusy ? 'exchange.import.reading' : 'exchange.import.try')}
        </Button>
      </div>
    </>
  )
}
