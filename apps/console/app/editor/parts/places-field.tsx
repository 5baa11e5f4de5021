import type { ProductContent } from '@filiera/contract/console/product-content'
import { type RegionCode, regionCodes, regions } from '@filiera/domain/places/regions'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Removable, useCountries } from './country-list.tsx'
import { Choice } from './select-row.tsx'

type Place = ProductContent['originPlaces'][number]

const isSame = (one: Place, other: Place) => one.country === other.country && one.region === other.region

/** Countries and regions that something comes from. */
export function PlacesField({
  label,
  places,
  mayWrite,
  onPlaces,
}: {
  label: string
  places: readonly Place[]
  mayWrite: boolean
  onPlaces(places: Place[]): void
}) {
  const { t, language } = useTexts()
  const { nameOf, all } = useCountries()
  const [country, setCountry] = useState('IT')
  const [region, setRegion] = useState<RegionCode | null>(null)
  const place: Place = { country, region: country === 'IT' ? region : null }
  const words = (one: Place) =>
    one.region ? `${nameOf(one.country)}, ${regions[one.region].name[language]}` : nameOf(one.country)
  if (!mayWrite && places.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-t13 font-semibold">{label}</legend>
      <ul className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
        {places.map((one) => (
          <Removable
            key={`${one.country} ${one.region}`}
            name={words(one)}
            mayWrite={mayWrite}
            onRemove={() => onPlaces(places.filter((own) => !isSame(own, one)))}
          />
        ))}
      </ul>
      {mayWrite && (
        <div className="grid gap-2 md:grid-cols-[1fr_1fr_auto] md:items-end">
          <Choice
            label={t('content.country')}
            value={country}
            options={all}
            disabled={false}
            onValue={(code) => setCountry(code ?? 'IT')}
          />
          <Choice<RegionCode>
            label={t('content.region')}
            value={place.region}
            none={t('content.wholeCountry')}
            options={regionCodes.map((code) => [code, regions[code].name[language]] as const)}
            disabled={country !== 'IT'}
            onValue={setRegion}
          />
          <Button
            disabled={places.length >= 20 || places.some((own) => isSame(own, place))}
            onClick={() => onPlaces([...places, place])}
          >
            {t('content.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
