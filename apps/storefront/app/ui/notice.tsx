import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons/notice.tsx'
import { join } from './join.ts'

export type NoticeType = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { Icon: Info, ground: 'bg-quiet text-ink-2', icon: 'text-link' },
  success: { Icon: CircleCheck, ground: 'bg-quiet text-ink-2', icon: 'text-link' },
  warning: { Icon: TriangleAlert, ground: 'bg-warn-ground text-warn-ink', icon: 'text-warn-text' },
  error: { Icon: CircleAlert, ground: 'bg-error-ground text-ink', icon: 'text-error' },
}

type NoticeProps = {
  type: NoticeType
  title?: ReactNode
  children?: ReactNode
  /** Read out at once: `alert` for errors, `status` for the rest. */
  live?: boolean
  className?: string
}

/** What happened and what to do, inside the page. */
export function Notice({ type, title, children, live = false, className }: NoticeProps) {
  const { Icon, ground, icon } = looks[type]
  const role = live ? { role: type === 'error' ? 'alert' : 'status' } : {}
  return (
    <div
      {...role}
      className={join(
        'grid grid-cols-[24px_1fr] gap-3 rounded-control px-4 py-3.5 text-[0.9375rem] border border-transparent dark:border-line',
        ground,
        className,
      )}
    >
      <Icon size={22} className={icon} />
      <div>
        {title && <b className="block font-semibold text-ink">{title}</b>}
        {children}
      </div>
    </div>
  )
}
