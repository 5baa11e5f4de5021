import { useContext, useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { ReferenceContext, referenceOnPage } from '../frame/loading/reference.ts'
import { useShop } from '../frame/use-shop.ts'
import { type NoticeKey, noticeTypes } from '../notices/notice-catalogue.ts'
import { useLocalPath } from '../texts/use-language.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Container } from '../ui/container.tsx'
import { Button } from '../ui/forms/button.tsx'
import { ChevronRight } from '../ui/icons/frame.tsx'
import { SearchForm } from './search-form.tsx'

function NextPlaces() {
  const { t } = useTranslation()
  const to = useLocalPath()
  const places = [
    { to: to('/products'), text: t('shell.products') },
    { to: to('/sellers'), text: t('shell.sellers') },
    { to: to('/blog'), text: t('shell.journal') },
  ]
  return (
    <ul className="mt-5 border-t border-line">
      {places.map((place) => (
        <li key={place.to}>
          <Link
            to={place.to}
            className="flex min-h-14 items-center justify-between border-b border-line font-semibold text-link"
          >
            {place.text}
            <ChevronRight size={20} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What the visitor may tell whoever helps: the server's log has the same code. */
function Reference() {
  const { t } = useTranslation()
  const given = useContext(ReferenceContext)
  const [code] = useState(() => given ?? referenceOnPage())
  if (!code) return null
  return (
    <p data-reference={code} className="mt-4 text-[0.9375rem] text-ink-3">
      {t('shell.failure.reference', { code })}
    </p>
  )
}

/** What the loader could not show, when it is in the catalogue of notices (specification §8). */
function noticeOf(error: unknown): NoticeKey | null {
  const given: unknown = isRouteErrorResponse(error) ? error.data?.notice : null
  const keys = Object.keys(noticeTypes) as NoticeKey[]
  return keys.find((key) => key === given) ?? null
}

/** What a visitor sees when a page does not exist (404) or fails (everything else). */
export default function ErrorPage() {
  const error = useRouteError()
  const { t } = useTranslation()
  const shop = useShop()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const texts = isMissing ? 'notFound' : 'failure'
  const [canRetry, setCanRetry] = useState(false)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    setCanRetry(!isMissing)
    setOffline(!isMissing && !navigator.onLine)
  }, [isMissing])
  const notice = noticeOf(error)
  const failed = notice ? t(`notices.${notice}.title`) : t(`shell.${texts}.title`)
  const title = isOffline ? t('shell.offline') : failed
  return (
    <Container>
      <title>{shop ? `${title} | ${shop.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-7 py-7 md:grid-cols-[5fr_6fr] md:gap-10 md:pt-12 md:pb-20 lg:gap-18">
        <div className="order-2 md:order-1">
          <div {...(notice && { role: 'alert', 'data-notice': notice, 'data-type': noticeTypes[notice] })}>
            <h1 className="text-[2.0625rem] leading-[1.06] lg:text-[2.875rem] xl:text-[3.5625rem]">
              {title}
            </h1>
            <p className="mt-5 max-w-[32em] text-lg text-ink-2">
              {notice ? t(`notices.${notice}.description`) : t(`shell.${texts}.text`)}
            </p>
          </div>
          <div className="mt-5.5">
            {isMissing ? (
              <SearchForm placeholder={t('shell.notFound.search')} />
            ) : (
              canRetry && <Button onClick={() => location.reload()}>{t('shell.failure.retry')}</Button>
            )}
          </div>
          {!isMissing && <Reference />}
          <NextPlaces />
        </div>
        <picture className="product-image order-1 md:order-2">
          <source type="image/avif" srcSet="/art/empty-shelf.avif" />
          <img
            src="/art/empty-shelf.webp"
            alt=""
            width={1320}
            height={1100}
            className="aspect-[8/5] h-auto w-full rounded-panel object-cover object-bottom md:aspect-[6/5]"
          />
        </picture>
      </div>
    </Container>
  )
}
