import { regions, shopCities, shopCityCodes } from '@filiera/domain/places/regions'
import { Form, useSubmit } from 'react-router'
import type { SellersQuery } from '../../pages/sellers-query.state.ts'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { useEarlyChoice } from '../../ui/forms/use-early-choice.ts'
import type { RegionCount } from './seller-map.state.ts'

/** Region and city as selects; without scripts a button sends them. */
export function SellersFilter({ counts, query }: { counts: readonly RegionCount[]; query: SellersQuery }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const submit = useSubmit()
  const send = (form: HTMLFormElement | null) => void submit(form, { preventScrollReset: true })
  const { form, sendFrom } = useEarlyChoice(send)
  return (
    <Form
      ref={form}
      action={to('/sellers')}
      className="grid flex-none grid-cols-2 items-end gap-3 md:flex md:*:w-44"
    >
      <Select
        name="region"
        label={t('sellers.region')}
        value={query.region ?? ''}
        autoComplete="off"
        onChange={sendFrom(query.region ?? '')}
      >
        <option value="">{t('sellers.allRegions')}</option>
        {counts.map(({ code, sellers: count }) => (
          <option key={code} value={code}>
            {regions[code].name[language]} ({count})
          </option>
        ))}
      </Select>
      <Select
        name="city"
        label={t('sellers.city')}
        value={query.city ?? ''}
        autoComplete="off"
        onChange={sendFrom(query.city ?? '')}
      >
        <option value="">{t('sellers.allCities')}</option>
        {shopCityCodes.map((code) => (
          <option key={code} value={code}>
            {shopCities[code][language]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline" className="without-script">
        {t('shell.search')}
      </Button>
    </Form>
  )
}
