import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { join } from '../design/join.ts'

/** Loaded when it is first opened: wide screens never need it. */
const MenuDialog = lazy(() => import('./menu-dialog.tsx'))

/** The button of the menu on narrow screens. */
export function MenuSheet({ className }: { className?: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
        className={join('needs-script', className)}
      >
        <Menu aria-hidden size={24} strokeWidth={1.75} />
      </button>
      {wasOpened && (
        <Suspense>
          <MenuDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
