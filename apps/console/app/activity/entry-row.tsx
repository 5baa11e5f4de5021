import type { ActivityEntry } from '@filiera/contract/console/people/activity'
import { formatHour } from '@filiera/domain/dates/written-dates'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { useWords, type Worded } from './use-words.ts'

/** Where an object is seen. */
const places: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  product: (id) => `/products/${id}`,
  stock: (id) => `/stock?product=${id}`,
  review: (id) => `/messages/reviews?review=${id}`,
  photo: () => '/photos',
  job: () => '/jobs',
  member: () => '/team',
  shop: () => '/shop',
  template: () => '/messages',
  view: () => '/products',
}

function Change({ label, before, after }: Worded) {
  const { t } = useTexts()
  const none = <span className="text-ink-2">{t('activity.nothing')}</span>
  return (
    <li className="wrap-anywhere">
      <span className="text-ink-2">{label}:</span>{' '}
      {before !== null && (
        <>
          <span className="whitespace-pre-line">{before}</span> <span aria-hidden="true">→</span>{' '}
          <span className="sr-only">{t('activity.became')} </span>
        </>
      )}
      <b className="font-semibold whitespace-pre-line">{after ?? none}</b>
    </li>
  )
}

/** One entry of the log: when, who in which role, what, on which object, and what was before and is after. */
export function EntryRow({ entry }: { entry: ActivityEntry }) {
  const { t, language } = useTexts()
  const { deedOf, changesOf } = useWords()
  const { person, role, kind, object } = entry
  const place = places[kind]?.(object.id)
  // what has no name of its own is said by the deed
  const title = unbroken(object.title) || deedOf(entry)
  const changes = changesOf(entry)
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-3 border-t border-line px-4 py-3 first:border-t-0">
      <time dateTime={entry.at} className="text-t13 text-ink-2">
        {formatHour(new Date(entry.at), language)}
      </time>
      <div className="grid gap-0.5">
        <p className="wrap-anywhere">
          <b className="font-semibold">{person ? person.name || t('team.noName') : t('activity.gone')}</b>{' '}
          <span className="text-t13 text-ink-2">{t(`shell.role.${role}`)}</span>
        </p>
        <p className="wrap-anywhere">
          {object.title && `${deedOf(entry)}: `}
          {place ? (
            <Link
              to={place}
              className="font-semibold text-link underline decoration-link-line underline-offset-4"
            >
              {title}
            </Link>
          ) : (
            <b className="font-semibold">{title}</b>
          )}
        </p>
        {changes.length > 0 && (
          <ul className="text-t13">
            {changes.map((change) => (
              <Change key={change.label} {...change} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
