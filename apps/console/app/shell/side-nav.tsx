import { useTexts } from '../texts/texts.tsx'
import type { Screen } from './screens.ts'
import { ScreenLink } from './waiting.tsx'

const look =
  'flex min-h-[52px] flex-col items-center justify-center gap-0.5 rounded-control py-1.5 text-center text-t12 font-medium text-ink-2 hover:bg-quiet aria-[current=page]:bg-ok-ground aria-[current=page]:font-semibold aria-[current=page]:text-ok-text xl:min-h-9 xl:flex-row xl:justify-start xl:gap-2.5 xl:px-2.5 xl:py-0 xl:text-t14'

/** Navigation beside the page: icons with their words, beside each other from 1280 px. */
export function SideNav({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTexts()
  return (
    <nav
      aria-label={t('shell.nav')}
      className="hidden border-r border-line print:hidden bg-ground px-0.5 pt-3.5 pb-5 md:block xl:px-2.5"
    >
      <ul className="sticky top-[62px]">
        {screens.map((screen, at) => (
          <li
            key={screen.path}
            className={
              at > 0 && screens[at - 1]?.group !== screen.group
                ? 'mt-2.5 border-t border-line pt-2.5'
                : undefined
            }
          >
            <ScreenLink
              screen={screen}
              className={look}
              countClass="absolute top-0.5 left-[calc(50%+6px)] xl:static xl:ml-auto"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
