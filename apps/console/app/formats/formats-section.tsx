import { formatEuros } from '@filiera/domain/money/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { AddFormatDialog } from './add-format-dialog.tsx'
import { FormatsDialog } from './formats-dialog.tsx'
import { type OwnProduct, useFamily } from './use-family.ts'

/** The sizes or formats in which a product is sold: they count at once and are no part of its draft. */
export function FormatsSection({ product, mayWrite }: { product: OwnProduct; mayWrite: boolean }) {
  const { t, language } = useTexts()
  const { data: family, error, refetch } = useFamily(product.id)
  const [open, setOpen] = useState<'add' | 'change' | null>(null)
  if (error && !family) return <BlockError error={error} onRetry={() => void refetch()} />
  if (!family) return <SkeletonRows rows={2} />
  const { axis, members } = family
  return (
    <section aria-labelledby="formats-title">
      <h3 id="formats-title">{axis ? axis[language] || axis.it : t('formats.title')}</h3>
      <p className="mb-2 text-t13 text-ink-2">{t(members.length > 0 ? 'formats.hint' : 'formats.none')}</p>
      {members.length > 0 && (
        <ul className="mb-3 rounded-control border border-line">
          {members.map(({ id, title, value, price, state }) => (
            <li
              key={id}
              aria-current={id === product.id ? 'true' : undefined}
              className={`flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line px-3 py-2 last:border-b-0 ${id === product.id ? 'bg-quiet' : ''}`}
            >
              <b className="w-28 font-semibold wrap-anywhere">{value[language] || value.it}</b>
              {id === product.id ? (
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{title}</span>
              ) : (
                <Link to={`/products/${id}`} className="min-w-0 flex-1 basis-40 wrap-anywhere text-link">
                  {title}
                </Link>
              )}
              <span className="w-20 text-right">{formatEuros(price)}</span>
              <span className="w-24 text-t13 text-ink-2">{t(`products.states.${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <p className="flex flex-wrap gap-2">
          <Button small icon="plus" onClick={() => setOpen('add')}>
            {t('formats.add')}
          </Button>
          <Button small onClick={() => setOpen('change')}>
            {t(members.length > 0 ? 'formats.change' : 'formats.join')}
          </Button>
        </p>
      )}
      {open === 'add' && <AddFormatDialog product={product} family={family} onClose={() => setOpen(null)} />}
      {open === 'change' && <FormatsDialog product={product} family={family} onClose={() => setOpen(null)} />}
    </section>
  )
}
