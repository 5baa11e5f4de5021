import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DisclosureItem } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountLines } from './account-menu.tsx'
import { type Screen, splitForPhone } from './screens.ts'
import { ScreenLink } from './waiting.tsx'

const look =
  'grid w-full content-center justify-items-center gap-[3px] text-t12 font-medium text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-link aria-[current=page]:shadow-[inset_0_3px_var(--link)]'

/** Navigation of phones: the daily screens, and everything else behind "More". */
export function TabBar({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { bar, more } = splitForPhone(screens)
  return (
    <nav
      aria-label={t('shell.navPhone')}
      className="fixed inset-x-0 bottom-0 z-20 print:hidden border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex h-[60px] [&>li]:flex [&>li]:flex-1">
        {bar.map((screen) => (
          <li key={screen.path}>
            <ScreenLink
              screen={screen}
              size={20}
              className={look}
              countClass="absolute top-1 left-[calc(50%+6px)]"
            />
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={look}>
            <Icon name="menu" size={20} />
            {t('shell.more')}
          </button>
        </li>
      </ul>
      {open && (
        <Dialog title={t('shell.more')} onClose={() => setOpen(false)}>
          {more.map(({ path, name, icon }) => (
            <DisclosureItem
              key={path}
              onClick={() => {
                setOpen(false)
                void navigate(path)
              }}
            >
              <Icon name={icon} />
              {t(name)}
            </DisclosureItem>
          ))}
          <AccountLines />
        </Dialog>
      )}
    </nav>
  )
}
