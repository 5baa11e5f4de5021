import type { ProductContent } from '@filiera/contract/console/product-content'
import { changeBetween, partNames } from '@filiera/domain/products/content-parts'
import { partOf } from '../editor/editing/rebase.ts'
import { usePartWords } from '../editor/part-words.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { WordChanges } from './word-changes.tsx'

/** What one side of the comparison is called, and what it holds. */
export type Compared = { name: string; content: ProductContent }

function Value({ name, from, to, side }: { name: string; from: string; to: string; side: 'from' | 'to' }) {
  const own = side === 'from' ? from : to
  return (
    <div className="min-w-0">
      <p className="text-t13 text-ink-2">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        {own === '' ? '–' : <WordChanges from={from} to={to} side={side} />}
      </p>
    </div>
  )
}

/** What is different between two versions, part by part; each can be taken back into the draft. */
export function Comparison({
  older,
  newer,
  onTake,
}: {
  older: Compared
  newer: Compared
  /** Puts the older value into the draft; null for who may not. */
  onTake: ((part: string, value: unknown) => void) | null
}) {
  const { t } = useTexts()
  const words = usePartWords(newer.content.category)
  const parts = partNames(changeBetween(older.content, newer.content))
  return (
    <section aria-labelledby="compared" className="rounded-panel border border-line bg-raised">
      <h2 id="compared" className="border-b border-line px-4 py-3">
        {older.name} → {newer.name}
      </h2>
      {parts.length === 0 && <p className="px-4 py-3 text-ink-2">{t('history.same')}</p>}
      {parts.map((part) => {
        const [from, to] = [older, newer].map(({ content }) =>
          words.wordsOf(part, partOf(content, part)),
        ) as [string, string]
        return (
          <div
            key={part}
            className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 md:grid-cols-[150px_1fr_1fr] xl:grid-cols-[150px_1fr_1fr_auto]"
          >
            <h3 className="text-t14 font-semibold">{words.nameOf(part)}</h3>
            <Value name={older.name} from={from} to={to} side="from" />
            <Value name={newer.name} from={from} to={to} side="to" />
            {onTake && (
              <div className="md:col-start-2 xl:col-start-auto">
                <Button small onClick={() => onTake(part, partOf(older.content, part))}>
                  {t('history.take')}
                </Button>
              </div>
            )}
          </div>
        )
      })}
      <p className="px-4 py-3 text-t13 text-ink-2">{t('history.liveApart')}</p>
    </section>
  )
}
