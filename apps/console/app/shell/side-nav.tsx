import { NavLink } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Screen } from './screens.ts'

const look =
  'flex min-h-[52px] flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1.5 text-center text-t12 font-medium text-ink-2 hover:bg-quiet aria-[current=page]:bg-ok-ground aria-[current=page]:font-semibold aria-[current=page]:text-ok-text xl:min-h-9 xl:flex-row xl:justify-start xl:gap-2.5 xl:px-2.5 xl:py-0 xl:text-t14'

/** Navigation beside the page: icons with their words, beside each other from 1280 px. */
export function SideNav({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTexts()
  return (
    <nav
      aria-label={t('shell.nav')}
      className="hidden border-r border-line print:hidden bg-ground px-2 pt-3.5 pb-5 md:block xl:px-2.5"
    >
      <ul className="sticky top-[62px]">
        {screens.map(({ path, name, icon, group }, at) => (
          <li
            key={path}
            className={
              at > 0 && screens[at - 1]?.group !== group ? 'mt-2.5 border-t border-line pt-2.5' : undefined
            }
          >
            <NavLink to={path} end={path === '/'} className={look}>
              <Icon name={icon} />
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
