import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { BlockError, SkeletonRows } from '../../ui/states.tsx'
import { PageForm } from './page-form.tsx'
import { useShopPage } from './use-shop-page.ts'

/** The shop's own page: what customers read and see of it. */
export function PageSection({ shop, mayWrite }: { shop: string; mayWrite: boolean }) {
  const { t } = useTexts()
  const { data, error, refetch } = useShopPage(shop)
  const [isSaved, setSaved] = useState(false)
  return (
    <div className="mb-4">
      <p
        role="status"
        className={isSaved ? 'mb-3 rounded-control bg-ok-ground px-3 py-2 text-ok-text' : 'hidden'}
      >
        {isSaved && data && (
          <>
            {t('shopPage.saved')}{' '}
            <a href={data.url} target="_blank" rel="noreferrer" className="font-semibold underline">
              {t('shopPage.look')}
            </a>
          </>
        )}
      </p>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={6} />}
      {data && (
        // a page that somebody saved begins anew: what is typed is kept in the browser
        <PageForm
          key={data.version}
          shop={shop}
          page={data}
          mayWrite={mayWrite}
          onSaved={() => setSaved(true)}
        />
      )}
    </div>
  )
}
