import { type RegionCode, regions } from '@filiera/domain/regions'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { Button } from '../design/button.tsx'
import { Select } from '../design/select.tsx'
import { useLanguage, useLocalPath } from '../i18n/use-language.ts'
import type { RegionCount } from './seller-map.state.ts'

/** The regions as a select; without scripts a button sends it. */
export function RegionSelect({
  counts,
  region,
}: {
  counts: readonly RegionCount[]
  region: RegionCode | null
}) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const language = useLanguage()
  const submit = useSubmit()
  return (
    <Form action={to('/sellers')} className="flex items-end gap-3">
      <Select
        name="region"
        label={t('sellers.region')}
        value={region ?? ''}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        <option value="">{t('sellers.allRegions')}</option>
        {counts.map(({ code, sellers: count }) => (
          <option key={code} value={code}>
            {regions[code].name[language]} ({count})
          </option>
        ))}
      </Select>
      <Button type="submit" variant="outline" className="without-script">
        {t('shell.search')}
      </Button>
    </Form>
  )
}
