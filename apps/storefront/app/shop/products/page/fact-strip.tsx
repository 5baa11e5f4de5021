import { useTranslation } from 'react-i18next'

/** A fact of the product in the visitor's language. */
export type Fact = {
  name: string
  text: string
  /** How much of it there is, 0 to 1; `ends` say what little and much mean. */
  scale?: { share: number; ends: [string, string] | null }
}

/** Fewer say too little for a strip of their own; they stand in the label. */
const LEAST = 4
const MOST = 6

/** What a lover of this kind of food looks for first, under the picture, on phones under the button. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation()
  if (facts.length < LEAST) return null
  return (
    <dl
      aria-label={t('catalogue.characteristics')}
      className="mt-4 grid grid-cols-2 gap-px self-start overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-3 md:col-span-2 md:mt-0 lg:col-span-1"
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
