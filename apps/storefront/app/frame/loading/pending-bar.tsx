import { useNavigation } from 'react-router'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLate } from '../../ui/hydration/use-late.ts'

/** A page that comes sooner needs no sign, in milliseconds (visual direction §7, loading). */
const PATIENCE_MS = 150

/** A thin bar while the next page is loading, said once to assistive technology. */
export function PendingBar() {
  const { t } = useTranslation()
  const isLoading = useNavigation().state === 'loading'
  const isLate = useLate(isLoading, PATIENCE_MS)
  return (
    <div role="status" className={isLate ? 'pending-bar' : undefined}>
      {isLate && <span className="sr-only">{t('shell.loading')}</span>}
    </div>
  )
}
