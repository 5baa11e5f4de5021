import type { Facets } from '@filiera/contract/catalog/facets'

/** Fewer years make no drawing. */
const LEAST = 3
const HEIGHT = 32

type YearBarsProps = { values: Facets['attributes'][number]['values']; chosen: ReadonlySet<string> }

/** How many products there are of each year, from the first to the last: a drawing of the boxes below it. */
export function YearBars({ values, chosen }: YearBarsProps) {
  const counts = new Map(values.flatMap(({ slug, count }) => (count > 0 ? [[Number(slug), count]] : [])))
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())]
  const most = Math.max(...counts.values())
  if (counts.size < LEAST || !Number.isInteger(last - first)) return null
  return (
    <div aria-hidden="true" className="mt-1.5 mb-1 text-[0.8125rem] text-ink-3">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${last - first + 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-8 w-full"
      >
        {[...counts].map(([year, count]) => {
          const height = Math.max(3, Math.round((count / most) * HEIGHT))
          const isLit = chosen.size === 0 || chosen.has(`${year}`)
          return (
            <rect
              key={year}
              x={year - first}
              y={HEIGHT - height}
              width={0.92}
              height={height}
              className={isLit ? 'fill-meter' : 'fill-track'}
            />
          )
        })}
      </svg>
      <p className="mt-0.5 flex justify-between">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}
