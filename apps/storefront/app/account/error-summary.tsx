import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export type SummaryError = { field: string; text: ReactNode }

/** What has to be put right, on top of a form, with links to the fields; takes the focus when it appears. */
export function ErrorSummary({
  errors,
  children,
}: {
  errors: readonly SummaryError[]
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0 || children) box.current?.focus()
  }, [errors, children])
  if (errors.length === 0 && !children) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-[1.5px] border-error bg-error-ground px-4 py-3.5 text-[15px]"
    >
      {children}
      {errors.length > 0 && (
        <>
          <p className="font-semibold">{t('account.error.summary')}</p>
          <ul>
            {errors.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${field}`} className="inline-flex min-h-8 items-center text-error underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
