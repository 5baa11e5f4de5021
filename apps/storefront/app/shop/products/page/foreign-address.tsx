import type { Address } from '@filiera/contract/customers/addresses'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuthStore } from '../../../state/session/auth-store.ts'
import { restoreBrowserState } from '../../../state/session/restore.ts'

/** Only who lives where it cannot go needs it. */
const NotThere = lazy(() => import('./not-there.tsx'))

/** Country of the usual delivery address of whoever is logged in; null for visitors and without one. */
async function deliveryCountry(): Promise<string | null> {
  await restoreBrowserState()
  if (!useAuthStore.getState().isLoggedIn) return null
  const { callApi } = await import('../../../browser/call-api.ts')
  const addresses = await callApi<Address[]>({ method: 'GET', path: '/api/user/address' })
  if (!addresses.ok) return null
  const usual = addresses.value.find((address) => address.defaultShipping) ?? addresses.value[0]
  return usual?.country ?? null
}

/** Tells a customer whose address is in a country that the product does not go to, before it is put into the cart. */
export function ForeignAddress({ shipsTo }: { shipsTo: readonly string[] }) {
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
  return (
    <Suspense>
      <NotThere country={country} />
    </Suspense>
  )
}
