import { readWishlistPage } from '@filiera/contract/personal-pages'
import { data, Link, redirect } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { backendContext, sessionContext } from '../../state/server-contexts.ts'
import { leaveEndedSession, redirectToLogin, refuse } from '../../state/session/require-session.ts'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { languageOfPath, localPath } from '../../texts/language-path.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cardProduct } from '../product/card-product.ts'
import type { Route } from './+types/wishlist-page'
import { BuyAll } from './buy-all.tsx'
import { changeWishlistByForm } from './change-wishlist-by-form.ts'
import { useWishlistView } from './use-wishlist-view.ts'
import { WishCard } from './wish-card.tsx'
import { GoneNote, NoScriptNote, VisitorNote } from './wishlist-notes.tsx'

/** The account's list; a visitor's is in his browser (decision 6). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (!session.signedIn) return { list: null }
  const lang = languageOfPath(new URL(request.url).pathname)
  const read = await context.get(backendContext)(readWishlistPage, { query: { lang } })
  if (!read.ok) {
    if (read.problem.code !== 'not_signed_in') refuse(read.problem, request, session)
    session.close()
    return { list: null }
  }
  const { items, products } = read.value
  return { list: { items, products: products.map(cardProduct) } }
}

/** Plain forms: saving from a product page, removing, buying all. Only a customer's list is on the server. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const { pathname } = new URL(request.url)
  if (!session.signedIn) throw redirectToLogin(request)
  const outcome = await changeWishlistByForm(await request.formData(), context.get(backendContext))
  if (outcome === 'not_signed_in') {
    throw leaveEndedSession(request, session)
  }
  const path = (name: string) => localPath(languageOfPath(pathname), name)
  if (outcome === 'done') return redirect(path('/wishlist'), 303)
  if (outcome === 'bought') return redirect(path('/cart'), 303)
  return data({ outcome }, { status: outcome === 'exists' ? 200 : 422 })
}

/** The browser keeps the list itself; a change of it needs no new page from the server. */
export const shouldRevalidate = () => false

/** Boxes of the cards to come; said in words to whoever does not see them. */
function Waiting() {
  const { t } = useTranslation()
  return (
    <li className="needs-script">
      <span className="sr-only">{t('shell.loading')}</span>
      <div className="skeleton aspect-square rounded-image bg-quiet" />
      <div className="skeleton mt-3.5 h-5 w-3/4 rounded-chip bg-quiet" />
    </li>
  )
}

export default function WishlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const { items, shown, gone, hasFailed, isUnknown, isWaiting, isVisitor } = useWishlistView(loaderData.list)
  useKnownCustomer(loaderData.list !== null)
  const available = shown.filter(({ product }) => product.available)
  const isExisting = actionData?.outcome === 'exists'
  return (
    <Container className="pb-20">
      <PersonalHead title={t('wishlist.title')} />
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: t('shell.wishlist') }]} />
      {actionData && (
        <Notice type={isExisting ? 'warning' : 'error'} live className="mb-5">
          {t(isExisting ? 'notices.wishlist_add_exists.title' : 'notices.wishlist_error.description')}
        </Notice>
      )}
      {!isUnknown && items.length === 0 ? (
        <EmptyState title={t('wishlist.emptyTitle')}>
          <p className="mb-6">{t('wishlist.emptyText')}</p>
          <Link to={to('/products')} className={buttonClass()}>
            {t('wishlist.emptyAction')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-1 pb-6.5">
            <div>
              <h1 className="text-[1.875rem] md:text-4xl xl:text-[2.625rem]">{t('wishlist.title')}</h1>
              <p role="status" className="mt-2.5 text-ink-2 empty:hidden">
                {items.length > 0 && t('catalogue.products', { count: items.length })}
              </p>
            </div>
            <BuyAll productIds={available.map(({ product }) => product.id)} />
          </header>
          <div className="mb-7 grid gap-4 empty:hidden">
            {isUnknown && <NoScriptNote />}
            {isVisitor && items.length > 0 && <VisitorNote />}
            {hasFailed && (
              <Notice type="error" live>
                {t('notices.products_get_error.description')}
              </Notice>
            )}
            {gone.length > 0 && <GoneNote productIds={gone} />}
          </div>
          <ul className="grid grid-cols-2 gap-x-3.5 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
            {shown.map(({ item, product }, at) => (
              <WishCard key={product.id} item={item} product={product} eager={at < 2} />
            ))}
            {isWaiting && <Waiting />}
          </ul>
        </>
      )}
    </Container>
  )
}
