import type { Address } from '@filiera/contract/customers/addresses'
import type { Language } from '@filiera/domain/languages'
import { countriesByName, countryName } from '@filiera/domain/places/country-names'
import { useEffect, useRef } from 'react'
import { data, redirect } from 'react-router'
import { FailedNotice } from '../../frame/forms/failed-notice.tsx'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { useLoading } from '../../frame/loading/use-loading.ts'
import type { NoticeEvent } from '../../notices/notice-for.ts'
import { useCartStore } from '../../state/cart/cart-store.ts'
import { adoptCarts, followCarts, loadCarts } from '../../state/cart/change-cart.ts'
import { readMergedChanges } from '../../state/cart/merge-changes.ts'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { ownAddress } from '../../state/session/own-address.ts'
import { redirectToLogin } from '../../state/session/require-session.ts'
import { restoreBrowserState } from '../../state/session/restore.ts'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { toCountry } from '../../texts/places/country-phrase.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { focusTitle, isFocusLost } from '../../ui/focus.ts'
import type { Route } from './+types/cart-page'
import { arrived } from './arrivals.tsx'
import { AskToRemove } from './ask-to-remove.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { CartUnread, CartWaiting } from './cart-waiting.tsx'
import { changeCartByForm, productToAskFor } from './change-cart-by-form.ts'
import { ClearCart } from './clear-cart.tsx'
import { cartsAbroad } from './merge/carts-abroad.ts'
import { readCart } from './read-carts.ts'
import { unpaidOrder } from './unpaid-order.state.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { WarehouseBlock } from './warehouse-block.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const session = context.get(sessionContext)
  const read = await readCart(context.get(backendContext), session, language)
  const { carts, addresses = [], unpaid = null, arrivals } = read.ok ? read.value : unread
  const merged = readMergedChanges(searchParams.get('merged'), carts ?? [])
  return {
    carts,
    arrivals: arrivals.map(arrived),
    merged,
    asked: searchParams.get('remove'),
    abroad: countryAbroad(addresses, language),
    countries: countriesByName(language),
    unpaid: unpaidOrder(unpaid),
    isCustomer: session.signedIn,
    next: merged.length > 0 ? ownAddress(searchParams.get('next'), '') : '',
  }
}

/** A cart that could not be read: the browser has its own copy. */
const unread = { carts: null, addresses: [], unpaid: null, arrivals: [] }

/** Country of the usual delivery address, where it is not Italy; null without an address. */
function countryAbroad(addresses: readonly Address[], language: Language) {
  const usual = addresses.find(({ defaultShipping }) => defaultShipping) ?? addresses[0]
  if (!usual || usual.country === 'IT') return null
  const name = countryName(usual.country, language)
  return { code: usual.country, where: toCountry({ code: usual.country, name }, language) }
}

/** What a plain form wanted, for the words about its failure. */
function eventOf(form: FormData): NoticeEvent {
  const intent = form.get('intent')
  if (intent === 'add') return 'cart_add'
  if (intent === 'later') return 'cart_later'
  return intent === 'remove' ? 'cart_remove' : 'cart_update'
}

/** Plain forms of the cart: adding from a product page, and the lines without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const { signedIn } = context.get(sessionContext)
  const form = await request.formData()
  // a visitor's wishlist lives in the browser: without scripts only an account can keep one
  if (form.get('intent') === 'later' && !signedIn) return redirectToLogin(request)
  const { pathname } = new URL(request.url)
  const cart = localPath(languageOfPath(pathname), '/cart')
  const asked = productToAskFor(form)
  if (asked !== null) return redirect(`${cart}?${new URLSearchParams({ remove: asked })}`, 303)
  const problem = await changeCartByForm(form, backend, signedIn)
  if (problem) return data({ event: eventOf(form), code: problem.code }, { status: problem.status })
  return redirect(cart, 303)
}

/** The browser keeps the cart itself; a change of it needs no new page from the server. */
export const shouldRevalidate = () => false

type PageData = Route.ComponentProps['loaderData']

/** The carts as the browser knows them, or the server until it does; and whether none are known because they could not be read, or yet. */
function useShownCarts({ carts: fromServer, isCustomer, abroad }: PageData) {
  const state = useCartStore()
  useKnownCustomer(isCustomer)
  useEffect(() => {
    void restoreBrowserState().then(() => {
      const { lines, owner } = useCartStore.getState()
      const isAhead = owner === 'visitor' && lines.length > 0 && fromServer?.length === 0
      if (fromServer && !isAhead) adoptCarts(fromServer)
      else void loadCarts()
    })
  }, [fromServer])
  const isAnswered = state.answered >= 0
  const { confirmedLines } = state
  useEffect(() => {
    const { answered, known, loading, confirmedLines: latest } = useCartStore.getState()
    // another tab changed the cart
    if (latest === confirmedLines && answered >= 0 && !known && !loading) void followCarts()
  }, [confirmedLines])
  const carts = cartsAbroad(
    isAnswered || state.loading ? state.carts : (fromServer ?? []),
    abroad?.code ?? null,
  )
  const isEmpty = carts.length === 0
  const isUnknown = isEmpty && !state.known
  const isUnread = isUnknown && !state.loading && (fromServer === null || state.error !== null)
  const isWaiting = isUnknown && !isUnread && (fromServer === null || state.lines.length > 0)
  return { carts, isUnread, isWaiting, lines: state.lines.length }
}

/** What had the focus goes when the first article comes or the last one goes: the title takes it. */
function useFocusAfterChange(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (wasEmpty.current !== isEmpty && isFocusLost()) focusTitle()
    wasEmpty.current = isEmpty
  }, [isEmpty])
}

function FilledCart({ data, carts }: { data: PageData; carts: ReturnType<typeof useShownCarts>['carts'] }) {
  const { t } = useTranslation()
  const isBusy = useLoading().cart
  const { abroad } = data
  const count = carts.reduce((sum, cart) => sum + cart.items.reduce((s, item) => s + item.quantity, 0), 0)
  return (
    <>
      <header className="pt-1 pb-6.5">
        <h1 className="text-[1.875rem] md:text-4xl xl:text-[2.625rem]">{t('cart.title')}</h1>
        <p className="mt-2.5 text-ink-2">
          {t('cart.lead', { count, parcels: t('cart.parcels', { count: carts.length }) })}
        </p>
      </header>
      {data.asked && <AskToRemove carts={carts} productId={data.asked} />}
      {data.unpaid && <UnpaidOrder order={data.unpaid} />}
      <div
        aria-busy={isBusy}
        className="grid items-start gap-7 pb-20 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-14"
      >
        <div className="grid gap-7">
          <CartNotices carts={carts} abroad={abroad} told={data.merged} next={data.next || null} />
          {carts.map((cart) => (
            <WarehouseBlock key={cart.id} cart={cart} abroad={abroad} />
          ))}
          <ClearCart />
          <CartBar carts={carts} />
        </div>
        <CartSummary carts={carts} countries={data.countries} abroad={abroad} />
      </div>
    </>
  )
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { carts, isUnread, isWaiting, lines } = useShownCarts(loaderData)
  const isEmpty = carts.length === 0
  useFocusAfterChange(isEmpty)
  return (
    <Container>
      <PersonalHead title={t('cart.title')} />
      <Breadcrumb crumbs={[{ title: t('cart.home'), to: to('/') }, { title: t('cart.crumb') }]} />
      {actionData && <FailedNotice event={actionData.event} code={actionData.code} />}
      {isEmpty && loaderData.unpaid && <UnpaidOrder order={loaderData.unpaid} />}
      {isUnread && <CartUnread isSaid={Boolean(actionData)} />}
      {isWaiting && <CartWaiting lines={lines} />}
      {isEmpty && !isUnread && !isWaiting && <CartEmpty arrivals={loaderData.arrivals} />}
      {!isEmpty && <FilledCart data={loaderData} carts={carts} />}
    </Container>
  )
}
