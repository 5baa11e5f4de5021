import { useTranslation } from '../../../texts/use-translation.ts'
import drawings from '../../../ui/facts.svg?url'
import { join } from '../../../ui/join.ts'

/** A fact of the product in the visitor's language. */
export type Fact = {
  name: string
  text: string
  /** What is drawn beside it in the strip. */
  drawing?: string
  /** How much of it there is, 0 to 1; `ends` say what little and much mean. */
  scale?: { share: number; ends: [string, string] | null }
}

/** Fewer say too little for a strip of their own; they stand in the label. */
const LEAST = 4
const MOST = 6

/** What a lover of this kind of food looks for first, under the picture, on phones under the button; `isInset` beside its thumbnails. */
export function FactStrip({ facts, isInset }: { facts: readonly Fact[]; isInset: boolean }) {
  const { t } = useTranslation()
  if (facts.length < LEAST) return null
  return (
    <dl
      aria-label={t('catalogue.characteristics')}
      className={join(
        'mt-4 flex flex-wrap gap-px self-start overflow-hidden rounded-panel border border-line bg-line md:col-span-2 md:mt-0 lg:col-span-1',
        isInset && 'lg:ml-25',
      )}
    >
      {facts.slice(0, MOST).map(({ name, text, drawing }) => (
        <div
          key={name}
          className="grid min-w-0 flex-[1_1_max(40%,8rem)] content-between bg-paper px-4 py-3.5 wrap-anywhere hyphens-auto md:flex-[1_1_max(30%,8rem)]"
        >
          <dt className="flex items-start gap-2 text-sm text-ink-3">
            {drawing && (
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                width="18"
                height="18"
                strokeWidth={1.75}
                strokeLinecap="round"
                strokeLinejoin="round"
                className="mt-px flex-none fill-none stroke-link"
              >
                <use href={`${drawings}#${drawing}`} />
              </svg>
            )}
            {name}
          </dt>
          <dd className="mt-1 font-serif text-[1.125rem] leading-tight lining">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
