import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { join } from '../design/join.ts'
import type { Notice } from './notices.state.ts'
import { dismissNotice } from './notices-store.ts'

/** Time a notice stays when nobody looks at it, in milliseconds; errors stay until they are closed. */
const STAY_MS = 7000

const looks = {
  success: { Icon: CircleCheck, colour: 'text-link' },
  warning: { Icon: TriangleAlert, colour: 'text-warn-text' },
  error: { Icon: CircleAlert, colour: 'text-error' },
}

/** One notice: what happened, and the way back where there is one. */
export default function NoticeToast({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const { id, key, type, values, because, undo } = notice
  useEffect(() => {
    if (held || type === 'error') return
    const timer = setTimeout(() => dismissNotice(id), STAY_MS)
    return () => clearTimeout(timer)
  }, [id, held, type])
  const { Icon, colour } = looks[type]
  const description = because ? t(`notices.because.${because}`) : t(`notices.${key}.description`, values)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it on screen
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto grid grid-cols-[22px_1fr_auto] items-start gap-3 rounded-control border border-line bg-float py-1.5 pr-1.5 pl-4 text-[15px] shadow-e2"
      data-notice={key}
    >
      <Icon aria-hidden size={22} strokeWidth={1.75} className={join('mt-2.5', colour)} />
      <div className="py-2">
        <b className="block font-semibold text-ink">{t(`notices.${key}.title`, values)}</b>
        {description && <span className="text-ink-2">{description}</span>}
        {undo && (
          <button
            type="button"
            className="block min-h-11 cursor-pointer font-semibold text-link underline decoration-link-line underline-offset-4"
            onClick={() => {
              undo()
              dismissNotice(id)
            }}
          >
            {t('notices.undo')}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('notices.close')}
        onClick={() => dismissNotice(id)}
        className="grid size-11 cursor-pointer place-items-center text-ink-2"
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  )
}
