import { Suspense, useId } from 'react'
import { NavLink } from 'react-router'
import { lazyPart } from '../texts/load-texts.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Screen } from './screens.ts'

/** Comes after the first screen. */
const WaitingCount = lazyPart(() => import('./waiting-count.tsx'))

/** The way to a screen in a navigation, with how much waits there. */
export function ScreenLink({
  screen: { path, name, icon },
  size,
  className,
  countClass,
}: {
  screen: Screen
  size?: number
  className: string
  /** Where the count stands. */
  countClass: string
}) {
  const { t } = useTexts()
  const id = useId()
  const isCounted = path === '/orders' || path === '/messages'
  return (
    <NavLink
      to={path}
      end={path === '/'}
      aria-describedby={isCounted ? id : undefined}
      className={`relative ${className}`}
    >
      <Icon name={icon} {...(size && { size })} />
      {t(name)}
      <Suspense>{isCounted && <WaitingCount path={path} id={id} place={countClass} />}</Suspense>
    </NavLink>
  )
}
