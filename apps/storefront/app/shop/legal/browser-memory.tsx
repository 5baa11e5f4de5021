import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { resetCart } from '../../state/cart/change-cart.ts'
import { forgetAccount } from '../../state/session/forget-account.ts'
import { restoreBrowserState } from '../../state/session/restore.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { forgetSearches } from '../search/recent-searches.ts'

/** What the shop may leave in a browser, in the order of the screen; nothing else is ever set. */
const kept = ['session', 'visitor', 'cart', 'login', 'wishlist', 'searches'] as const

/** Takes the shop's own entries out of the browser's memory. */
function clearStorage(): void {
  for (const area of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(area)) if (name.startsWith('filiera.')) area.removeItem(name)
  }
}

/** What this browser keeps and why, with a button that clears it; all of it is technical and set only when it is needed. */
export function BrowserMemory({ failed = false }: { failed?: boolean }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  // where the form leads once the cookies are gone
  const isCleared = useLocation().hash === '#cleared'
  useEffect(() => {
    if (!isCleared) return
    void restoreBrowserState().then(() => {
      forgetAccount()
      resetCart()
      forgetSearches()
      clearStorage()
    })
  }, [isCleared])
  return (
    <section aria-labelledby="browser-memory">
      <h2 id="browser-memory" className="mb-2 text-2xl">
        {t('browserMemory.title')}
      </h2>
      <p className="mb-4 text-ink-2">{t('browserMemory.text')}</p>
      <ul className="mb-4 rounded-image border border-line">
        {kept.map((name) => (
          <li key={name} className="border-t border-line px-4.5 py-3.5 first:border-t-0">
            <b className="block font-semibold">{t(`browserMemory.${name}`)}</b>
            <span className="text-[0.9375rem] text-ink-2">{t(`browserMemory.${name}Text`)}</span>
          </li>
        ))}
      </ul>
      <form method="post" action={to('/account/privacy')}>
        <input type="hidden" name="intent" value="clear" />
        <Button type="submit" variant="outline">
          {t('browserMemory.clear')}
        </Button>
      </form>
      <p className="mt-2 text-sm text-ink-3">{t('browserMemory.clearText')}</p>
      <div role="status" className="mt-3 empty:hidden">
        {isCleared && <Notice type="success">{t('browserMemory.cleared')}</Notice>}
        {failed && <Notice type="error">{t('account.logoutFailed')}</Notice>}
      </div>
    </section>
  )
}
