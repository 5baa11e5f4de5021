import type { ReactNode } from 'react'

/** Name and value pairs of the label; empty ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4.5 gap-y-2 md:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
