import type { Withdrawable } from '@filiera/contract/orders/withdrawals'
import { formatEuros } from '@filiera/domain/money/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { SmallImage } from '../../ui/small-image.tsx'

type Line = Withdrawable['lines'][number]

/** One product of the order with what can be done about it at the right or below. */
export function LineRow({ line, note, children }: { line: Line; note?: ReactNode; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 border-t border-line px-4.5 py-4 first:border-t-0 md:grid-cols-[56px_minmax(0,1fr)_auto]">
      <SmallImage url={line.image} sizes="56px" className="rounded-[10px]" />
      <div className="text-[0.9375rem]">
        <b className="font-semibold">{line.title}</b>
        <span className="block text-sm text-ink-3">{formatEuros(line.price)}</span>
        {note && <p className="mt-1 text-sm text-ink-2">{note}</p>}
      </div>
      {children && <div className="col-start-2 md:col-start-3">{children}</div>}
    </li>
  )
}

/** Lines that cannot be given back, each with the law's reason in plain words. */
export function ExcludedLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="excluded" className="mt-8">
      <h2 id="excluded" className="mb-3.5 text-2xl">
        {t('withdrawals.canNot')}
      </h2>
      <ul className="rounded-image border border-line">
        {lines.map((line) => (
          <LineRow
            key={line.productId}
            line={line}
            note={line.exception && t(`withdrawals.exception.${line.exception}`)}
          />
        ))}
      </ul>
    </section>
  )
}
