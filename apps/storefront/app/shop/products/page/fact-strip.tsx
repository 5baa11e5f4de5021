import { useTranslation } from 'react-i18next'

/** A fact of the product in the visitor's language. */
export type Fact = { name: string; text: string }

/** Fewer say too little for a strip of their own; they stand in the label. */
const LEAST = 4
const MOST = 6

/** What a lover of this kind of food looks for first, under the button. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation()
  if (facts.length < LEAST) return null
  return (
    <dl
      aria-label={t('catalogue.characteristics')}
      className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3"
    >
      {facts.slice(0, MOST).map(({ name, text }) => (
        <div key={name} className="min-w-0 bg-paper px-4 py-3.5 wrap-anywhere hyphens-auto">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="mt-1 font-serif text-[18px] leading-tight lining-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
