import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListingQuery, rangeValue, readListingQuery } from '../../../pages/listing-query.state.ts'
import { inputClass } from '../../../ui/forms/field.tsx'

type PriceRangeProps = { query: ListingQuery; onChange(query: ListingQuery): void }
const ends = ['from', 'to'] as const

/** Prices from and to, in euros; what is typed counts when the field is left or the form is sent. */
export function PriceRange({ query, onChange }: PriceRangeProps) {
  const { t } = useTranslation()
  const id = useId()
  const known = { from: rangeValue(query.from), to: rangeValue(query.to) }
  const [typed, setTyped] = useState(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address has another range
  useEffect(() => setTyped(known), [known.from, known.to])
  const apply = () => {
    const { from, to } = readListingQuery(new URLSearchParams({ price_from: typed.from, price_to: typed.to }))
    if (from !== query.from || to !== query.to) onChange({ ...query, from, to, page: 1 })
  }
  return (
    <div className="mt-2 flex gap-3">
      {ends.map((end) => (
        <label key={end} htmlFor={id + end} className="grid min-w-0 flex-1 gap-1 text-[0.9375rem]">
          {t(`catalogue.range.${end}`)}
          <input
            id={id + end}
            name={`price_${end}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed[end]}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
            onBlur={apply}
            className={inputClass}
          />
        </label>
      ))}
    </div>
  )
}
