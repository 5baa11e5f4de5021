import { useEffect, useState } from 'react'
import { type ListingQuery, rangeValue, readListingQuery } from '../../../pages/listing-query.state.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Field } from '../../../ui/forms/field.tsx'

type PriceRangeProps = { query: ListingQuery; onChange(query: ListingQuery): void }
const ends = ['from', 'to'] as const
/** Characters of a price. */
const LONGEST = 12

/** Prices from and to, in euros; what is typed counts when the field is left or the form is sent. */
export function PriceRange({ query, onChange }: PriceRangeProps) {
  const { t } = useTranslation()
  const known = { from: rangeValue(query.from), to: rangeValue(query.to) }
  const [typed, setTyped] = useState(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address has another range
  useEffect(() => setTyped(known), [known.from, known.to])
  const apply = () => {
    // what is too long is said by its field
    if (ends.some((end) => typed[end].length > LONGEST)) return
    const { from, to } = readListingQuery(new URLSearchParams({ price_from: typed.from, price_to: typed.to }))
    if (from !== query.from || to !== query.to) onChange({ ...query, from, to, page: 1 })
  }
  return (
    <div className="mt-2 flex gap-3">
      {ends.map((end) => (
        <div key={end} className="min-w-0 flex-1">
          <Field
            label={<span className="font-normal">{t(`catalogue.range.${end}`)}</span>}
            name={`price_${end}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST}
            value={typed[end]}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
            onBlur={apply}
          />
        </div>
      ))}
    </div>
  )
}
