import { useShop } from '../../frame/use-shop.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import listCart from './list-cart.browser.js?raw'

/**
 * What `public/service-worker.js` shows in the place of a page that cannot be reached. It is shown under other addresses than its own, so no
 * script of the shop runs in it; one of its own lists the cart from the browser's memory.
 */
export default function OfflinePage() {
  const { t } = useTranslation()
  const shop = useShop()
  return (
    <Container>
      <title>{`${t('shell.offline')} | ${shop?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState title={t('shell.offline')}>
        <p className="mb-6">{t('shell.offlinePage.text')}</p>
        <section data-offline-cart hidden className="mb-6 text-base">
          <h2 className="mb-2 text-2xl text-ink">{t('shell.offlinePage.cart')}</h2>
          <ul
            data-product={t('shell.offlinePage.product')}
            className="[&>li]:border-t [&>li]:border-line [&>li]:py-2.5 [&>li]:text-ink"
          />
        </section>
        {/* biome-ignore lint/a11y/useValidAnchor: the address on screen, whichever it is */}
        <a href="" className={buttonClass()}>
          {t('shell.failure.retry')}
        </a>
      </EmptyState>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the shop */}
      <script dangerouslySetInnerHTML={{ __html: listCart }} />
    </Container>
  )
}
