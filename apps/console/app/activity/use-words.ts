import type { ActivityEntry } from '@filiera/contract/console/people/activity'
import { useTexts } from '../texts/texts.tsx'
import { useSaid, useValueWords } from './use-value-words.ts'

type Change = ActivityEntry['changes'][number]
/** What changed, in words; null for a value that there was not, or is not any more. */
export type Worded = { label: string; before: string | null; after: string | null }

/** What is read first; the database does not keep the order in which a change was noted. */
const FIRST = [
  'name',
  'title',
  'role',
  'status',
  'state',
  'price',
  'priceDiscounted',
  'report',
  'from',
  'to',
  'lot',
]
const placeOf = ({ field }: Change) => {
  const at = FIRST.indexOf(field.split('.')[0] ?? '')
  return at === -1 ? FIRST.length : at
}

/** Entries of the log in words: what nobody would understand is left out. */
export function useWords() {
  const { t } = useTexts()
  const say = useSaid()
  const worded = useValueWords()

  function changeOf(kind: string, { field, before, after }: Change): Worded | null {
    const [top = '', of = ''] = field.split('.')
    const label = say(`activity.fields.${top}`)
    const [was, is] = [worded(kind, top, before), worded(kind, top, after)]
    if (!label || was === is) return null
    const inLanguage = of ? say(`activity.languages.${of}`) : null
    return { label: inLanguage ? `${label} (${inLanguage})` : label, before: was, after: is }
  }

  const kindOf = (kind: string) => say(`activity.kinds.${kind}`) ?? t('activity.otherKind')
  return {
    kindOf,
    /** What somebody did, as a sentence without its subject. */
    deedOf({ action, kind, changes }: ActivityEntry): string {
      if (kind === 'product' && (action === 'createJob' || action === 'undoJob')) return t('activity.byJob')
      if (action === 'scheduleProduct' && changes.some(({ field }) => field === 'version'))
        return t('activity.bySchedule')
      return say(`activity.actions.${action}`) ?? t('activity.changed', { kind: kindOf(kind) })
    },
    changesOf: ({ kind, changes }: ActivityEntry) =>
      changes
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .flatMap((change) => changeOf(kind, change) ?? []),
  }
}
