import type { Understood } from '@filiera/contract/catalog/understood'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../browser/call-api.ts'
import { useLanguage } from '../../texts/use-language.ts'
import { X } from '../../ui/icons/frame.tsx'
import { useConstraintName } from '../products/use-constraint-name.ts'
import { REST_MS } from './use-suggestions.ts'

/** What the server reads of a text, asked for while typing; the last answer stays until the next. */
function useUnderstood(text: string): readonly Understood[] {
  const language = useLanguage()
  const [read, setRead] = useState<readonly Understood[]>([])
  useEffect(() => {
    const given = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ title_contains: text, lang: language })
      const path = `/api/products/search/understood?${query}`
      const answer = await callApi<Understood[]>({ method: 'GET', path, signal: given.signal })
      if (answer.ok && !given.signal.aborted) setRead(answer.value)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [text, language])
  return read
}

type UnderstoodChipsProps = {
  text: string
  /** Writes what remains of the text without a chip into the field. */
  onWrite(text: string): void
}

/** What was understood of the text that is typed, above its suggestions: each can be taken off, and its words leave the field. */
export default function UnderstoodChips({ text, onWrite }: UnderstoodChipsProps) {
  const { t } = useTranslation()
  const nameOf = useConstraintName()
  const understood = useUnderstood(text)
  if (understood.length === 0) return null
  return (
    <ul
      aria-label={t('catalogue.understood.title')}
      className="flex flex-wrap gap-2 border-b border-line px-4 pt-1 pb-3"
    >
      {understood.map((constraint) => (
        <li key={constraint.typed}>
          <button
            type="button"
            aria-label={t('catalogue.understood.remove', { name: nameOf(constraint) })}
            // the field keeps the focus, or the list would close
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onWrite(constraint.rest)}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-chip bg-selected px-3 text-[0.9375rem] font-semibold text-on-selected"
          >
            {nameOf(constraint)}
            <X size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}
