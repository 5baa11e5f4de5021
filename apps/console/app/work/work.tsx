import type { SellerSession } from '@filiera/contract/console/session'
import type { ShopPermission } from '@filiera/domain/shop-roles'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { sessionQuery } from '../api/queries.ts'
import { readChoice, writeChoice } from '../browser/stored.ts'
import { chosenLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.tsx'

export type Shop = SellerSession['shops'][number]

type AtWork = {
  session: SellerSession
  shop: Shop
  chooseShop(shop: Shop): void
  may(permission: ShopPermission): boolean
}
const WorkContext = createContext<AtWork | null>(null)
const NAME = 'shop'
/** How often it is asked whether a suspension is over, in milliseconds. */
const SUSPENDED_AGAIN_MS = 60_000

/** The shop of this tab, else the last one of this browser, else the first of the session. */
function shopOf(shops: readonly Shop[], chosen: string | null): Shop | undefined {
  const known = (id: string | null) => shops.find((shop) => shop.id === id)
  return known(chosen) ?? known(readChoice(NAME)) ?? shops[0]
}

/** The shop in which this tab begins. */
export const shopAtWork = ({ shops }: SellerSession): Shop | undefined =>
  shopOf(shops, readChoice(NAME, sessionStorage))

/** Gives who is at work, and where, to the screens below; `nowhere` stands in their place for who works for no shop any more. */
export function WorkProvider({ children, nowhere }: { children: ReactNode; nowhere: ReactNode }) {
  const { data: session } = useSuspenseQuery({
    ...sessionQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.shops.some(({ suspended, ended }) => suspended && !ended) ? SUSPENDED_AGAIN_MS : false,
  })
  const [chosen, setChosen] = useState(() => readChoice(NAME, sessionStorage))
  const { speak } = useTexts()
  useEffect(() => {
    // until somebody chooses, the console speaks the language of the account
    if (!chosenLanguage()) void speak(session.locale)
  }, [session.locale, speak])
  const shop = shopOf(session.shops, chosen)
  const atWork = useMemo<AtWork | null>(
    () =>
      shop
        ? {
            session,
            shop,
            chooseShop({ id }) {
              writeChoice(NAME, id, sessionStorage)
              writeChoice(NAME, id)
              setChosen(id)
            },
            may: (permission) => shop.permissions.includes(permission),
          }
        : null,
    [session, shop],
  )
  return atWork ? <WorkContext value={atWork}>{children}</WorkContext> : nowhere
}

/** Who is at work, in which shop, and what they may do there. */
export function useWork(): AtWork {
  const atWork = useContext(WorkContext)
  if (!atWork) throw new Error('the shop is used outside of WorkProvider')
  return atWork
}
