import { listProductVersions } from '@filiera/contract/console/products'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../api/queries.ts'
import { formatDay, formatHour } from '../texts/format-date.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BlockError, SkeletonRows } from '../ui/states.tsx'
import { partKey } from './fields.ts'
import type { Editor } from './use-editor.ts'

/** Every publication of a product: who, when, what; any of them can be put into the draft. */
export function HistoryDialog({
  shop,
  editor,
  mayWrite,
  onClose,
}: {
  shop: string
  editor: Editor
  mayWrite: boolean
  onClose(): void
}) {
  const { t, language } = useTexts()
  const { id } = editor.product
  const { data, error, refetch } = useQuery({
    ...apiQuery(listProductVersions, { params: { id }, query: { shop } }),
    staleTime: 0,
  })
  const restore = async (number: number) => {
    if (await editor.restore(number)) onClose()
  }
  return (
    <Dialog title={t('editor.history.title')} onClose={onClose}>
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={3} />}
      {data?.length === 0 && <p className="text-ink-2">{t('editor.history.empty')}</p>}
      <ol>
        {data?.map(({ number, by, at, changed }) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {t('editor.history.version', { number })} · {formatDay(new Date(at), language)},{' '}
                {formatHour(new Date(at), language)}
              </p>
              <p className="text-t13 text-ink-2">
                {by ?? t('editor.history.before')}
                {changed.length > 0 &&
                  ` · ${[...new Set(changed.map((part) => t(partKey(part))))].join(', ')}`}
              </p>
            </div>
            {mayWrite && number !== editor.product.published?.number && (
              <Button small onClick={() => void restore(number)}>
                {t('editor.history.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
