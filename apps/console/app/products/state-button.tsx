import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Edits } from './cells/use-edits.ts'
import { isOnSale } from './cells/use-send-product.ts'
import { useMissing } from './missing.ts'

const look =
  'grid h-8 w-8 flex-none place-items-center rounded-control text-ink-2 hover:bg-hover max-md:h-11 max-md:w-11'

/** Takes a product from sale, or puts it back; one that was never published is published on its own page. */
export function StateButton({ product, edits }: { product: SellerProduct; edits: Edits }) {
  const { t } = useTexts()
  const missingOf = useMissing()
  const state = edits.stateOf(product.id, 'state')
  const isSold = isOnSale(product)
  if (product.state === 'held') return null
  if (product.state === 'draft')
    return (
      <Link
        to={`/products/${product.id}`}
        aria-label={t('products.ofProduct', { action: t('products.publish'), title: product.title })}
        title={t('products.publish')}
        className={look}
      >
        <Icon name="upload" size={16} />
      </Link>
    )
  const action = t(isSold ? 'products.pause' : 'products.sell')
  return (
    <>
      <button
        type="button"
        disabled={state?.kind === 'saving'}
        onClick={() => void edits.changeState(product)}
        aria-label={t('products.ofProduct', { action, title: product.title })}
        title={action}
        className={look}
      >
        <svg
          aria-hidden="true"
          width="16"
          height="16"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <path d={isSold ? 'M9 5v14M15 5v14' : 'M7 4v16l13-8z'} />
        </svg>
      </button>
      {state?.kind === 'refused' && (
        <span
          role="alert"
          className="absolute top-full left-0 z-20 mt-1 w-64 rounded-control border border-line bg-raised p-3 text-t13 text-bad-text shadow-e2"
        >
          {t(state.fault, { fields: missingOf(product.missing) })}
        </span>
      )}
    </>
  )
}
