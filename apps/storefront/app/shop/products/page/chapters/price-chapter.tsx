import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Chapter } from './chapter.tsx'

/** Why it costs what it costs, in the seller's words; nothing where he gave none. */
export function PriceChapter(props: { price: number; reason: string | null; foreign: string | undefined }) {
  const { t } = useTranslation()
  if (!props.reason) return null
  return (
    <Chapter id="price" title={t('catalogue.whyPrice', { price: formatEuros(props.price) })}>
      <p lang={props.foreign} className="max-w-[38em] text-[1.0625rem] text-ink-2">
        {props.reason}
      </p>
    </Chapter>
  )
}
