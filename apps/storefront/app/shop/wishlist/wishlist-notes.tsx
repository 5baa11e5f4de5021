import { Link } from 'react-router'
import { removeQuietly } from '../../state/wishlist/change-wishlist.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

function LogInLink() {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Link
      to={`${to('/login')}?next=${to('/wishlist')}`}
      className="font-semibold text-link underline decoration-link-line underline-offset-4"
    >
      {t('shell.logIn')}
    </Link>
  )
}

/** A visitor's list is in his browser: without scripts it cannot be shown. */
export function NoScriptNote() {
  const { t } = useTranslation()
  return (
    <div className="without-script">
      <Notice type="info" title={t('wishlist.noScriptTitle')}>
        {t('wishlist.noScriptText')} <LogInLink />
      </Notice>
    </div>
  )
}

/** A visitor's list leaves with his browser; an account keeps it. */
export function VisitorNote() {
  const { t } = useTranslation()
  return (
    <p className="text-[0.9375rem] text-ink-2">
      {t('wishlist.visitor')} <LogInLink />
    </p>
  )
}

/** Saved products that are no longer sold: there is nothing to show of them but their number. */
export function GoneNote({ productIds }: { productIds: readonly string[] }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Notice type="warning" title={t('wishlist.gone', { count: productIds.length })}>
      <form
        method="post"
        action={to('/wishlist')}
        onSubmit={(event) => {
          event.preventDefault()
          void removeQuietly(productIds)
        }}
      >
        <input type="hidden" name="intent" value="remove" />
        {productIds.map((id) => (
          <input key={id} type="hidden" name="productId" value={id} />
        ))}
        <button type="submit" className="min-h-11 cursor-pointer font-semibold underline underline-offset-4">
          {t('wishlist.removeGone')}
        </button>
      </form>
    </Notice>
  )
}
