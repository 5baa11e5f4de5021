import { useTranslation } from '../../texts/use-translation.ts'
import { useLate } from '../../ui/hydration/use-late.ts'

/** Nobody should wait longer without a word, in milliseconds. */
const PATIENCE_MS = 2500

/** Says why a payment that is being started takes long. */
export function SlowStart({ busy }: { busy: boolean }) {
  const { t } = useTranslation()
  const isLate = useLate(busy, PATIENCE_MS)
  return (
    <p role="status" className="mt-3 text-[0.9375rem] text-ink-2 empty:hidden">
      {isLate && t('payment.slowStart')}
    </p>
  )
}
