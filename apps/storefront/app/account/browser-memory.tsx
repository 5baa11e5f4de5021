import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../design/button.tsx'
import { Notice } from '../design/notice.tsx'
import { useLocalPath } from '../i18n/use-language.ts'
import { logoutHere } from './account.client.ts'
import { useAuthStore } from './auth-store.ts'
import { forgetAccount } from './forget-account.ts'
import { useHydrated } from './use-hydrated.ts'

/** What the shop may leave in a browser, in the order of the screen; nothing else is ever set. */
const kept = ['session', 'visitor', 'cart', 'login', 'wishlist'] as const

/** Takes the shop's own entries out of the browser's memory. */
function clearStorage(): void {
  for (const area of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(area)) if (name.startsWith('filiera.')) area.removeItem(name)
  }
}

/** What this browser keeps and why, with a button that clears it; all of it is technical and set only when it is needed. */
export function BrowserMemory() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const isLoggedIn = useAuthStore((state) => state.isLoggedIn)
  const [state, setState] = useState<'idle' | 'busy' | 'cleared' | 'failed'>('idle')
  const clear = async () => {
    setState('busy')
    const left = await logoutHere()
    if (!left.ok) return setState('failed')
    forgetAccount()
    clearStorage()
    setState('cleared')
    // what belongs to an account must not stay on the screen either
    if (isLoggedIn) await navigate(to('/login'))
  }
  return (
    <section aria-labelledby="browser-memory">
      <h2 id="browser-memory" className="mb-2 text-2xl">
        {t('account.browser.title')}
      </h2>
      <p className="mb-4 text-ink-2">{t('account.browser.text')}</p>
      <ul className="mb-4 rounded-plate border border-line">
        {kept.map((name) => (
          <li key={name} className="border-t border-line px-4.5 py-3.5 first:border-t-0">
            <b className="block font-semibold">{t(`account.browser.${name}`)}</b>
            <span className="text-[15px] text-ink-2">{t(`account.browser.${name}Text`)}</span>
          </li>
        ))}
      </ul>
      {hydrated && (
        <Button variant="outline" disabled={state === 'busy'} onClick={() => void clear()}>
          {t('account.browser.clear')}
        </Button>
      )}
      <p className="mt-2 text-sm text-ink-3">{t('account.browser.clearText')}</p>
      <div role="status" className="mt-3 empty:hidden">
        {state === 'cleared' && <Notice type="success">{t('account.browser.cleared')}</Notice>}
        {state === 'failed' && <Notice type="error">{t('account.logoutFailed')}</Notice>}
      </div>
    </section>
  )
}
