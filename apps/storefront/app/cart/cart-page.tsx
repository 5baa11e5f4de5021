import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { FailedNotice } from '../account/failed-notice.tsx'
import { PersonalHead } from '../account/personal-head.tsx'
import { redirectToLogin } from '../account/require-session.ts'
import { restoreBrowserState } from '../account/restore.ts'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { buttonClass } from '../design/button.tsx'
import { Container } from '../design/container.tsx'
import { EmptyState } from '../design/empty-state.tsx'
import { languageOfPath, localPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import type { NoticeEvent } from '../notices/notice-for.ts'
import { focusTitle, isFocusLost } from '../shell/page-focus.ts'
import { backendContext, sessionContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/cart-page'
import { CartNotices } from './cart-notices.tsx'
import { useCartStore } from './cart-store.ts'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { CartUnread, CartWaiting } from './cart-waiting.tsx'
import { adoptCarts, followCarts, loadCarts } from './change-cart.ts'
import { changeCartByForm } from './change-cart-by-form.ts'
import { ClearCart } from './clear-cart.tsx'
import { readCarts } from './read-carts.ts'
import { WarehouseBlock } from './warehouse-block.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const read = await readCarts(context.get(backendContext), context.get(sessionContext), language)
  return { carts: read.ok ? read.value : null }
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
  const problem = await changeCartByForm(form, backend, signedIn)
  if (problem) return data({ event: eventOf(form), code: problem.code }, { status: problem.status })
  const { pathname } = new URL(request.url)
  return new Response(null, {
    status: 303,
    headers: { location: localPath(languageOfPath(pathname), '/cart') },
  })
}

/** The browser keeps the cart itself; a change of it needs no new page from the server. */
export const shouldRevalidate = () => false

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const state = useCartStore()
  const fromServer = loaderData.carts
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
  const carts = isAnswered || state.loading ? state.carts : (fromServer ?? [])
  const isEmpty = carts.length === 0
  const isUnknown = isEmpty && !state.known
  const isUnread = isUnknown && !state.loading && (fromServer === null || state.error !== null)
  const isWaiting = isUnknown && !isUnread && (fromServer === null || state.lines.length > 0)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (wasEmpty.current !== isEmpty && isFocusLost()) focusTitle()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  const count = carts.reduce((sum, cart) => sum + cart.items.reduce((s, item) => s + item.quantity, 0), 0)
  return (
    <Container>
      <PersonalHead title={t('cart.title')} />
      <Breadcrumb crumbs={[{ title: t('cart.home'), to: to('/') }, { title: t('cart.crumb') }]} />
      {actionData && <FailedNotice event={actionData.event} code={actionData.code} />}
      {isUnread && <CartUnread isSaid={Boolean(actionData)} />}
      {isWaiting && <CartWaiting lines={state.lines.length} />}
      {isEmpty && !isUnread && !isWaiting && (
        <EmptyState title={t('cart.emptyTitle')} art="/art/empty-cart">
          <p className="mb-6">{t('cart.emptyText')}</p>
          <Link to={to('/products')} className={buttonClass()}>
            {t('cart.emptyAction')}
          </Link>
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          <header className="pt-1 pb-6.5">
            <h1 className="text-[30px] md:text-4xl xl:text-[42px]">{t('cart.title')}</h1>
            <p className="mt-2.5 text-ink-2">
              {t('cart.lead', { count, parcels: t('cart.parcels', { count: carts.length }) })}
            </p>
          </header>
          <div className="grid items-start gap-7 pb-20 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-14">
            <div className="grid gap-7">
              <CartNotices carts={carts} />
              {carts.map((cart) => (
                <WarehouseBlock key={cart.id} cart={cart} />
              ))}
              <ClearCart />
              <CartBar carts={carts} />
            </div>
            <CartSummary carts={carts} />
          </div>
        </>
      )}
    </Container>
  )
}
