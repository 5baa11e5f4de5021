import { useState } from 'react'
import { DuplicateDialog } from '../create/create-dialog.tsx'
import { useTexts } from '../texts/texts.tsx'
import { unbroken } from '../texts/unbroken.ts'
import { BackLink, Button, ButtonLink } from '../ui/button.tsx'
import { useCommandKey } from '../work/use-keys.ts'
import { RemoveProduct } from './discarded/remove-product.tsx'
import { ScheduleDialog } from './parts/schedule.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { Saved } from './saved.tsx'
import type { Editor } from './use-editor.ts'

/** Publishes by a press or a key, one at a time; another key saves. */
function usePublishing(editor: Editor, mayWrite: boolean) {
  const [isPublishing, setPublishing] = useState(false)
  const { product, isChanged } = editor
  const isOther = (product.draft?.changed.length ?? 0) > 0 || product.status === 'draft'
  const canPublish = product.review.publishable && !isChanged && isOther
  const publish = async () => {
    setPublishing(true)
    await editor.publish()
    setPublishing(false)
  }
  useCommandKey('s', () => void editor.save())
  useCommandKey(
    'enter',
    // what was typed just now is saved first
    () => void (mayWrite && !isPublishing && (canPublish || isChanged) && publish()),
    true,
  )
  return { canPublish, isPublishing, publish }
}

/** Name of the product, what is saved, and the ways out of the draft. */
export function EditorHead({ shop, editor, mayWrite }: { shop: string; editor: Editor; mayWrite: boolean }) {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<'preview' | 'duplicate' | 'schedule' | null>(null)
  const { product, content, isChanged } = editor
  const changed = product.draft?.changed.length ?? 0
  const isNew = product.status === 'draft'
  const { canPublish, isPublishing, publish } = usePublishing(editor, mayWrite)
  const title = content.texts[language].title || content.texts.it.title || product.slug
  return (
    <header className="mb-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <BackLink to="/products">{t('shell.products')}</BackLink>
        <h1 className="wrap-anywhere">{unbroken(title)}</h1>
        <Saved editor={editor} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="eye" disabled={isChanged} onClick={() => setOpen('preview')}>
          {t('content.preview.open')}
        </Button>
        <ButtonLink to={`/products/${product.id}/history`}>{t('history.title')}</ButtonLink>
        {mayWrite && (
          <Button disabled={isChanged} onClick={() => setOpen('duplicate')}>
            {t('create.duplicate')}
          </Button>
        )}
        {mayWrite && changed > 0 && (
          <Button onClick={() => void editor.discard()} disabled={isChanged}>
            {t('editor.discard')}
          </Button>
        )}
        {mayWrite && isNew && !product.published && <RemoveProduct shop={shop} editor={editor} />}
        {mayWrite && (!product.schedule || product.schedule.failed) && (
          <Button icon="clock" disabled={!canPublish || isPublishing} onClick={() => setOpen('schedule')}>
            {t('editor.schedule.open')}
          </Button>
        )}
        {mayWrite && (
          <Button primary disabled={!canPublish || isPublishing} onClick={() => void publish()}>
            {changed > 0 ? t('editor.publishChanges', { count: changed }) : t('editor.publish')}
          </Button>
        )}
      </div>
      {open === 'preview' && <PreviewDialog shop={shop} id={product.id} onClose={() => setOpen(null)} />}
      {open === 'duplicate' && <DuplicateDialog id={product.id} onClose={() => setOpen(null)} />}
      {open === 'schedule' && <ScheduleDialog editor={editor} onClose={() => setOpen(null)} />}
    </header>
  )
}
