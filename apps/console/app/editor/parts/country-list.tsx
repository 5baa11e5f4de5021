import { countriesByName, countryName } from '@filiera/domain/places/country-names'
import { useMemo } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Choice } from './select-row.tsx'

type Countries = { nameOf(code: string): string; all: readonly (readonly [string, string])[] }

/** Names of countries in the language on screen, in its order. */
export function useCountries(): Countries {
  const { language } = useTexts()
  return useMemo(
    () => ({
      nameOf: (code) => countryName(code, language),
      all: countriesByName(language).map(({ code, name }) => [code, name] as const),
    }),
    [language],
  )
}

/** One of some things that can be taken away. */
export function Removable({
  name,
  mayWrite,
  onRemove,
}: {
  name: string
  mayWrite: boolean
  onRemove(): void
}) {
  const { t } = useTexts()
  return (
    <li
      className={`inline-flex min-h-7 items-center gap-1 rounded-chip bg-ok-ground pl-2.5 text-t13 text-ok-text ${mayWrite ? '' : 'pr-2.5'}`}
    >
      {name}
      {mayWrite && (
        <button
          type="button"
          aria-label={t('photos.ofFile', { action: t('photos.takeAway'), name })}
          onClick={onRemove}
          className="grid h-7 w-7 place-items-center rounded-chip max-md:h-11 max-md:w-11"
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )
}

/** Some countries; one more is chosen from a menu. */
export function CountryList({
  label,
  countries,
  mayWrite,
  onCountries,
}: {
  label: string
  countries: readonly string[]
  mayWrite: boolean
  onCountries(countries: string[]): void
}) {
  const { t } = useTexts()
  const { nameOf, all } = useCountries()
  const others = useMemo(() => all.filter(([code]) => !countries.includes(code)), [all, countries])
  if (!mayWrite && countries.length === 0) return null
  return (
    <div className="mt-2 grid gap-2 md:grid-cols-[280px_1fr] md:items-end">
      <Choice
        label={label}
        value={null}
        none={t('content.addCountry')}
        options={others}
        disabled={!mayWrite}
        onValue={(code) => code && onCountries([...countries, code])}
      />
      <ul className="flex flex-wrap gap-1.5 md:pb-1">
        {countries.map((code) => (
          <Removable
            key={code}
            name={nameOf(code)}
            mayWrite={mayWrite}
            onRemove={() => onCountries(countries.filter((own) => own !== code))}
          />
        ))}
      </ul>
    </div>
  )
}
