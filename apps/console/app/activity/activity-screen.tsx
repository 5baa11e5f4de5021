import { activityPermissions, auditedKinds } from '@filiera/contract/console/people/activity'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { useSearchParams } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'
import { TextButton } from '../ui/button.tsx'
import { DateField } from '../ui/date-field.tsx'
import { SelectField } from '../ui/field.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { EntryRow } from './entry-row.tsx'
import { type ActivityView, readView, useActivity } from './use-activity.ts'
import { useWords } from './use-words.ts'

function Filters({
  view,
  people,
  show,
}: {
  view: ActivityView
  people: readonly { id: string; name: string }[]
  show(changes: Record<string, string>): void
}) {
  const { t } = useTexts()
  const { may } = useWork()
  const { kindOf } = useWords()
  const isTurned = view.from !== undefined && view.to !== undefined && view.to < view.from
  return (
    <div className="mb-4 grid grid-cols-2 items-start gap-3 xl:grid-cols-4">
      <SelectField
        label={t('activity.person')}
        value={view.person ?? ''}
        onChange={({ target }) => show({ person: target.value })}
      >
        <option value="">{t('activity.everybody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || t('team.noName')}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('activity.kind')}
        value={view.kind ?? ''}
        onChange={({ target }) => show({ kind: target.value })}
      >
        <option value="">{t('activity.everything')}</option>
        {auditedKinds
          .filter((kind) => may(activityPermissions[kind]))
          .map((kind) => (
            <option key={kind} value={kind}>
              {kindOf(kind)}
            </option>
          ))}
      </SelectField>
      <DateField label={t('activity.from')} value={view.from ?? ''} onChange={(from) => show({ from })} />
      <DateField
        label={t('activity.to')}
        value={view.to ?? ''}
        onChange={(to) => show({ to })}
        error={isTurned ? t('activity.turned') : undefined}
      />
    </div>
  )
}

/** The log of the shop: who changed what, when, before and after. */
export default function ActivityScreen() {
  const { t } = useTexts()
  const when = useWhen()
  const { shop } = useWork()
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const log = useActivity(shop.id, view)
  const { data, error, refetch } = log
  const show = (changes: Record<string, string>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...changes })
    for (const [name, value] of [...next]) if (value === '') next.delete(name)
    setParams(next, { replace: true })
  }
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const days = Map.groupBy(entries, ({ at }) => dateInItaly(new Date(at)))
  const isNarrowed = Object.keys(view).length > 0
  return (
    <div className="max-w-[1080px]">
      <h1>{t('shell.activity')}</h1>
      <p className="mb-4 text-ink-2">{t('activity.intro')}</p>
      <Filters view={view} people={data?.pages.at(-1)?.people ?? []} show={show} />
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {data && entries.length === 0 && (
        <BlockMessage
          icon={isNarrowed ? 'noResult' : 'clock'}
          title={t(isNarrowed ? 'activity.noMatch' : 'activity.none')}
        >
          {isNarrowed ? (
            <TextButton onClick={() => show({ person: '', kind: '', from: '', to: '' })}>
              {t('activity.clear')}
            </TextButton>
          ) : (
            <p>{t('activity.noneYet')}</p>
          )}
        </BlockMessage>
      )}
      {[...days].map(([day, some]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mb-5">
          <h2 id={`day-${day}`} className="mb-2 first-letter:uppercase">
            {when.longDay(day)}
          </h2>
          <ul className="rounded-panel border border-line bg-raised">
            {some.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={log}>{t('activity.older')}</MoreButton>
    </div>
  )
}
