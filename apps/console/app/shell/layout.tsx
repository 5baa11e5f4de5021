import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { knownSession } from '../api/queries.ts'
import { lazyPart } from '../texts/load-texts.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useCommandKey, useKeys, useLetters } from '../work/use-keys.ts'
import { useWork, WorkProvider } from '../work/work.tsx'
import { useLogout } from './account-menu.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { type Screen, screensFor } from './screens.ts'
import { SessionDialog } from './session-dialog.tsx'
import { ShopNotes } from './shop-notes.tsx'
import { SideNav } from './side-nav.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { UnsavedNote } from './unsaved-note.tsx'
import { WritingGuard } from './writing-guard.tsx'

const KeySheet = lazyPart(() => import('./key-sheet.tsx'))
const Palette = lazyPart(() => import('../palette/palette.tsx'))

/** In the place of the console for who was taken out of every team. */
function NoShop() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { mutate } = useLogout()
  return (
    <main className="pt-16">
      <BlockMessage
        level={1}
        icon="shop"
        title={t('shell.noShop.title')}
        actions={<Button onClick={() => mutate()}>{t('shell.logout')}</Button>}
      >
        <p>{t('shell.noShop.body', { email: knownSession(queries)?.email ?? '' })}</p>
      </BlockMessage>
    </main>
  )
}

/** Where the keyboard goes when another page is shown; on the first one it stays at the top. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Brings the files of the screens of every day while nobody waits, where the browser knows when that is. */
function useFilesOfTheDay(screens: readonly Screen[]) {
  useEffect(() => {
    window.requestIdleCallback?.(() => {
      // one that does not come is asked for again by the press
      for (const { onPhone, load } of screens) if (onPhone) void load().catch(() => undefined)
    })
  }, [screens])
}

/** The first stop of the Tab key: past bars and navigation. */
function SkipLink() {
  const { t } = useTexts()
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-40 focus:rounded-control focus:bg-raised focus:px-3 focus:py-2"
    >
      {t('shell.skip')}
    </a>
  )
}

/** Bars, navigation, and the page between them. */
export function Frame({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { shop } = useWork()
  const main = useFocusOnNewPage()
  const [sheet, setSheet] = useState(false)
  const [letters, setLetters] = useLetters()
  const screens = useMemo(() => screensFor(shop.permissions), [shop])
  const keys = useMemo(() => {
    const ways = screens.flatMap(({ letter, path }) =>
      letter ? [[`g ${letter}`, () => void navigate(path)] as const] : [],
    )
    return { ...Object.fromEntries(ways), '?': () => setSheet(true) }
  }, [screens, navigate])
  useKeys(keys, letters)
  useFilesOfTheDay(screens)
  const [isSearching, setSearching] = useState(false)
  const search = useCallback(() => setSearching(true), [])
  useCommandKey('k', search)
  return (
    <div className="pb-[60px] md:pb-0">
      <SkipLink />
      <TopBar onKeys={() => setSheet(true)} onSearch={search} />
      <div className="min-h-[calc(100dvh-48px)] md:grid md:grid-cols-[76px_minmax(0,1fr)] print:block xl:grid-cols-[212px_minmax(0,1fr)]">
        <SideNav screens={screens} />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="min-w-0 px-4 pt-4 pb-6 outline-none md:px-[18px] md:pt-5 md:pb-10 xl:px-7"
        >
          <OfflineBanner />
          <ShopNotes />
          <UnsavedNote key={`unsaved ${shop.id}`} shop={shop.id} />
          {/* another shop is another page: nothing of the first stays */}
          <Suspense key={shop.id} fallback={<SkeletonRows />}>
            {children}
          </Suspense>
        </main>
      </div>
      <TabBar screens={screens} />
      <Suspense>
        {sheet && (
          <KeySheet
            screens={screens}
            letters={letters}
            onLetters={setLetters}
            onClose={() => setSheet(false)}
          />
        )}
      </Suspense>
      <Suspense>
        {isSearching && <Palette key={shop.id} places={screens} onClose={() => setSearching(false)} />}
      </Suspense>
      <PasswordDialog />
      <SessionDialog />
      <WritingGuard />
      <ScrollRestoration />
    </div>
  )
}

/** The console of a session: its frame around the screen of the address. */
export function Layout() {
  return (
    <WorkProvider nowhere={<NoShop />}>
      <Frame>
        <Outlet />
      </Frame>
    </WorkProvider>
  )
}
