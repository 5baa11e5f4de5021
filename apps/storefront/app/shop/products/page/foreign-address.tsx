import type { Address } from '@filiera/contract/customers/addresses'
import { countryName } from '@filiera/domain/places/country-names'
import { useEffect, useState } from 'react'
import { callApi } from '../../../browser/call-api.ts'
import { toCountry } from '../../../texts/places/country-phrase.ts'
import { useLanguage } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Country of the customer's usual delivery address; null without one. */
async function deliveryCountry(): Promise<string | null> {
  const addresses = await callApi<Address[]>({ method: 'GET', path: '/api/user/address' })
  if (!addresses.ok) return null
  const usual = addresses.value.find((address) => address.defaultShipping) ?? addresses.value[0]
  return usual?.country ?? null
}

/** Tells a customer whose address is in a country that the product does not go to, before it is put into the cart. */
export default function ForeignAddress({ shipsTo }: { shipsTo: readonly string[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [country, setCountry] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    void deliveryCountry().then((found) => {
      if (!isLeft) setCountry(found)
    })
    return () => {
      isLeft = true
    }
  }, [])
  if (country === null || shipsTo.includes(country)) return null
  const name = countryName(country, language)
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
