import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Entry, Group } from './entries.ts'

function Line({ entry, isActive }: { entry: Entry; isActive: boolean }) {
  const { label, detail, icon, picture, letter } = entry
  return (
    <>
      {picture ? (
        <Picture picture={picture} size={24} />
      ) : (
        <span className="grid w-6 flex-none place-items-center text-ink-2">
          <Icon name={icon} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 wrap-anywhere">{label}</span>
        {detail && <span className="block truncate text-t13 text-ink-2">{detail}</span>}
      </span>
      <span aria-hidden="true" className="flex flex-none gap-1 max-md:hidden">
        {isActive && <Key>↵</Key>}
        {!isActive && letter && (
          <>
            <Key>G</Key>
            <Key>{letter}</Key>
          </>
        )}
      </span>
    </>
  )
}

export const optionId = (list: string, at: number) => `${list}-${at}`

/** The lines of the palette by kind; the field above keeps the keyboard and says which one is active. */
export function EntryList({
  id,
  groups,
  active,
  onActive,
  onChoose,
}: {
  id: string
  groups: readonly Group[]
  /** Counted over all groups. */
  active: number
  onActive(at: number): void
  onChoose(entry: Entry): void
}) {
  const { t } = useTexts()
  const begins = groups.map((_, at) => groups.slice(0, at).flatMap(({ entries }) => entries).length)
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} className="px-2 pb-2">
      {groups.map(({ name, entries }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, no fieldsets
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className="px-2.5 pt-3 pb-1 text-t12 font-semibold text-ink-2">
            {t(`palette.groups.${name}`)}
          </p>
          {entries.map((entry, at) => {
            const place = (begins[group] ?? 0) + at
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus
              <div
                key={entry.id}
                id={optionId(id, place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                onClick={() => onChoose(entry)}
                onMouseMove={() => place === active || onActive(place)}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 aria-selected:bg-ok-ground aria-selected:shadow-[inset_3px_0_var(--link)] max-md:min-h-12"
              >
                <Line entry={entry} isActive={place === active} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
