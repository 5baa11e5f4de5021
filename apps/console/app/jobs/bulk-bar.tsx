import type { BulkChange } from '@filiera/contract/console/jobs'
import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/icon.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

const kinds = ['price', 'offer', 'state', 'low_stock'] as const

const look =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-2.5 font-semibold whitespace-nowrap hover:bg-bar-2 max-md:min-h-11'

/** What can be done to the chosen products; it stays at the foot of the window. */
export function BulkBar({ shop, ids, onNone }: { shop: string; ids: readonly string[]; onNone(): void }) {
  const { t } = useTexts()
  const [what, setWhat] = useState<BulkChange['what'] | null>(null)
  return (
    <>
      <section
        aria-label={t('jobs.bar.label')}
        className="on-bar sticky bottom-4 z-30 mx-auto mt-3 flex w-fit max-w-full items-center gap-1 overflow-x-auto rounded-panel bg-bar px-3 py-1.5 text-white shadow-e3 max-md:bottom-20"
      >
        <p role="status" className="pr-2 whitespace-nowrap">
          {t('jobs.bar.chosen', { count: ids.length })}
        </p>
        {kinds.map((kind) => (
          <button key={kind} type="button" className={look} onClick={() => setWhat(kind)}>
            {t(`jobs.form.${kind}`)}
          </button>
        ))}
        <button type="button" className={look} aria-label={t('jobs.bar.none')} onClick={onNone}>
          <Icon name="close" size={16} />
        </button>
      </section>
      {what && <BulkDialog shop={shop} ids={ids} what={what} onClose={() => setWhat(null)} />}
    </>
  )
}
