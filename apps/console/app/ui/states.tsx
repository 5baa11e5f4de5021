import { type ReactNode, useEffect, useState } from 'react'
import { problemOf } from '../api/call-api.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

/** Answers that come sooner show no skeleton: it would only flicker. */
const PATIENCE_MS = 150

/** Whether something has been waited for long enough to be shown as waiting. */
export function useIsLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return setLate(false)
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && late
}

/** Rows on their way: as high as those that come. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  const { t } = useTexts()
  const late = useIsLate(true)
  return (
    <div role="status" className={late ? '' : 'invisible'}>
      <span className="sr-only">{t('states.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={String(row)}
          aria-hidden="true"
          className="flex min-h-16 items-center gap-3 border-b border-line"
        >
          <i className="h-[34px] w-[34px] flex-none rounded-control bg-skeleton" />
          <i className={`h-3 rounded-chip bg-skeleton ${row % 2 ? 'w-2/5' : 'w-3/5'}`} />
          <i className="ml-auto h-3 w-16 rounded-chip bg-skeleton" />
        </div>
      ))}
    </div>
  )
}

/** The middle of a block that has nothing to show: what that means, and what to do. */
export function BlockMessage({
  icon,
  tone = 'quiet',
  title,
  children,
  actions,
  level = 2,
}: {
  icon: IconName
  tone?: 'quiet' | 'bad' | 'warn'
  title: string
  children: ReactNode
  actions?: ReactNode
  /** 1 where the message is all that the page has. */
  level?: 1 | 2
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const tones = {
    quiet: 'bg-quiet text-link',
    bad: 'bg-bad-ground text-bad-text',
    warn: 'bg-warn-ground text-warn-text',
  }
  return (
    <div className="grid justify-items-center gap-2 px-6 py-8 text-center">
      <span className={`grid h-11 w-11 place-items-center rounded-control ${tones[tone]}`}>
        <Icon name={icon} size={20} />
      </span>
      <Heading className="text-t18">{title}</Heading>
      <div className="grid max-w-[44ch] gap-1 text-ink-2">{children}</div>
      {actions && <div className="mt-1.5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}

/** A block whose answer did not come: the rest of the page works. */
export function BlockError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTexts()
  const [copied, setCopied] = useState(false)
  const code = problemOf(error)?.requestId
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <div role="alert">
      <BlockMessage
        icon="cloudAlert"
        tone="bad"
        title={t('states.failed.title')}
        actions={
          <>
            <Button icon="retry" onClick={onRetry}>
              {t('states.retry')}
            </Button>
            {code && (
              <Button icon={copied ? 'check' : 'copy'} onClick={() => copy(code)}>
                {t(copied ? 'states.copied' : 'states.copyCode')}
              </Button>
            )}
          </>
        }
      >
        <p>{t('states.failed.body')}</p>
        {code && <p>{t('states.failed.code', { code })}</p>}
      </BlockMessage>
    </div>
  )
}

/** A sentence above what it is about. */
export function Note({
  tone,
  title,
  children,
}: {
  tone: 'warn' | 'bad'
  title: string
  children: ReactNode
}) {
  const look = tone === 'warn' ? 'bg-warn-ground' : 'bg-bad-ground'
  const mark = tone === 'warn' ? 'text-warn-text' : 'text-bad-text'
  return (
    <div className={`mb-4 flex gap-2.5 rounded-control px-3 py-2.5 text-ink ${look}`}>
      <span className={`mt-px ${mark}`}>
        <Icon name={tone === 'warn' ? 'lock' : 'alert'} />
      </span>
      <p>
        <b className="font-semibold">{title}</b> {children}
      </p>
    </div>
  )
}
