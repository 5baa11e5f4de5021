import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'

export type SummaryError = { field: string; text: ReactNode }

type ErrorSummaryProps = {
  errors: readonly SummaryError[]
  /** The answer that brought the errors: each new one takes the focus, typing does not. */
  answer: unknown
  children?: ReactNode
}

/** What has to be put right, on top of a form, with links to the fields; takes the focus when a new answer brings it. */
export function ErrorSummary({ errors, answer, children }: ErrorSummaryProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer takes the focus
  useEffect(() => {
    box.current?.focus()
  }, [answer])
  if (errors.length === 0 && !children) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-[1.5px] border-error bg-error-ground px-4 py-3.5 text-[0.9375rem]"
    >
      {children}
      {errors.length > 0 && (
        <>
          <p className="font-semibold">{t('design.errorSummary')}</p>
          <ul>
            {errors.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${field}`} className="inline-flex min-h-8 items-center py-1 text-error underline">
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
