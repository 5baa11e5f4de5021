import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { ActionBar, BarButton } from '../ui/action-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

const kinds = ['publish', 'price', 'offer', 'state', 'low_stock'] as const

/** What can be done to the chosen products. */
export function BulkBar({
  shop,
  ids,
  onNone,
  children,
}: {
  shop: string
  ids: readonly string[]
  onNone(): void
  /** What else can be done to them. */
  children?: ReactNode
}) {
  const { t } = useTexts()
  const [what, setWhat] = useState<(typeof kinds)[number] | null>(null)
  return (
    <>
      <ActionBar
        label={t('jobs.bar.label')}
        said={t('jobs.bar.chosen', { count: ids.length })}
        none={t('jobs.bar.none')}
        onNone={onNone}
      >
        {kinds.map((kind) => (
          <BarButton key={kind} onClick={() => setWhat(kind)}>
            {t(`jobs.form.${kind}`)}
          </BarButton>
        ))}
        {children}
      </ActionBar>
      {what && <BulkDialog shop={shop} ids={ids} what={what} onClose={() => setWhat(null)} />}
    </>
  )
}
