import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Note } from '../ui/states.tsx'
import { useStillUnsaved } from './use-still-unsaved.ts'

/** Names the products whose texts are in this browser only; the one that is open says it itself. */
export function UnsavedNote({ shop }: { shop: string }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const [, open = null] = /^\/products\/(\d+)(?:\/|$)/.exec(pathname) ?? []
  const unsaved = useStillUnsaved(shop, open)
  return (
    <div role="status">
      {unsaved.length > 0 && (
        <Note tone="warn" title={t('shell.unsaved.title')}>
          {t('shell.unsaved.body')}{' '}
          {unsaved.map(({ id, title }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <Link className="text-link underline" to={`/products/${id}`}>
                {title}
              </Link>
            </Fragment>
          ))}
        </Note>
      )}
    </div>
  )
}
