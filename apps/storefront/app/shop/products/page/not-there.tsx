import { useTranslation } from 'react-i18next'
import { toCountry } from '../../../texts/places/country-phrase.ts'
import { useLanguage } from '../../../texts/use-language.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Says that a product cannot go to the country of the customer's address. */
export default function NotThere({ country }: { country: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
  return (
    <Notice
      type="warning"
      live
      title={t('catalogue.notThere', { where: toCountry({ code: country, name }, language) })}
      className="mb-4"
    >
      {t('catalogue.notThereText')}
    </Notice>
  )
}
