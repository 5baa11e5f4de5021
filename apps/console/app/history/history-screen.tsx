import type { EditedProduct } from '@filiera/contract/console/products'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ConflictDialog } from '../editor/conflict-dialog.tsx'
import { DiscardedNote } from '../editor/discarded/discarded-note.tsx'
import { changeOf } from '../editor/editing/rebase.ts'
import { LoadedProduct } from '../editor/loaded-product.tsx'
import { Saved } from '../editor/saved.tsx'
import { type Editor, useEditor } from '../editor/use-editor.ts'
import { useTexts } from '../texts/texts.tsx'
import { BackLink, Button } from '../ui/button.tsx'
import { MoreButton } from '../ui/lists/more-button.tsx'
import { BlockError, BlockMessage, SkeletonRows } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { Comparison } from './comparison.tsx'
import { useSide, useVersions } from './use-versions.ts'
import { type Side, VersionList } from './version-list.tsx'

/** Versions stand in time: the draft is the newest, what was there before all of them the oldest. */
const order = (side: Side) => (side === 'draft' ? Number.POSITIVE_INFINITY : side === 'live' ? 0 : side)

/** The two that are compared: those chosen, else the draft or the last version with the one before. */
function useComparedSides(all: readonly Side[]) {
  const [picked, setPicked] = useState<readonly Side[] | null>(null)
  const chosen = (picked ?? all.slice(0, 2)).filter((side) => all.includes(side))
  return {
    chosen,
    /** A third one takes the place of the one that was chosen first. */
    toggle: (side: Side) =>
      setPicked(chosen.includes(side) ? chosen.filter((one) => one !== side) : [...chosen, side].slice(-2)),
  }
}

/** Whose history it is, whether all is saved, and the way to put a version back. */
function Head({ editor, old }: { editor: Editor; old: number | null }) {
  const { t, language } = useTexts()
  const { product, content } = editor
  return (
    <header className="mb-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <BackLink to={`/products/${product.id}`}>
          {content.texts[language].title || content.texts.it.title || product.slug}
        </BackLink>
        <h1>{t('history.title')}</h1>
        <p className="mb-1.5 text-ink-2">{t('history.hint')}</p>
        <Saved editor={editor} />
      </div>
      {old !== null && (
        <Button primary icon="undo" onClick={() => void editor.restore(old)}>
          {t('history.restore', { number: old })}
        </Button>
      )}
    </header>
  )
}

function History({ first }: { first: EditedProduct }) {
  const { t } = useTexts()
  const { shop, may } = useWork()
  const editor = useEditor(shop.id, first)
  const { product } = editor
  const list = useVersions(product.id, product.published?.number)
  const { data, error, refetch } = list
  const versions = data ?? []
  // what is on sale becomes a version when the draft is published the first time
  const hasLive = product.draft !== null && data?.length === 0 && product.status !== 'draft'
  const all: Side[] = [
    ...(product.draft ? ['draft' as const] : []),
    ...versions.map(({ number }) => number),
    ...(hasLive ? ['live' as const] : []),
  ]
  const { chosen, toggle } = useComparedSides(all)
  const [old = null, next = null] = chosen.toSorted((one, other) => order(one) - order(other))
  const [older, newer] = [useSide(editor, old), useSide(editor, next)]
  const mayWrite = may('products:write')
  return (
    <>
      <Head editor={editor} old={mayWrite && typeof old === 'number' ? old : null} />
      {mayWrite && <DiscardedNote editor={editor} />}
      {error && !data && <BlockError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={5} />}
      {data && all.length === 0 && (
        <BlockMessage icon="noResult" title={t('history.empty')}>
          <p>{t('history.emptyHint')}</p>
        </BlockMessage>
      )}
      {all.length > 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-[300px_minmax(0,1fr)]">
          <div className="grid gap-3">
            <VersionList
              versions={versions}
              hasLive={hasLive}
              editor={editor}
              chosen={chosen}
              onToggle={toggle}
            />
            <MoreButton list={list}>{t('history.more')}</MoreButton>
          </div>
          {older && newer ? (
            <Comparison
              older={older}
              newer={newer}
              onTake={mayWrite ? (part, value) => editor.type(changeOf(part, value)) : null}
            />
          ) : chosen.length < 2 ? (
            <p className="text-ink-2">{t('history.chooseTwo')}</p>
          ) : (
            <SkeletonRows rows={3} />
          )}
        </div>
      )}
      {editor.state.kind === 'conflict' && (
        <ConflictDialog conflicts={editor.state.conflicts} editor={editor} />
      )}
    </>
  )
}

/** Every publication of a product: who, when and what; any two can be compared, any one put back. */
export default function HistoryScreen() {
  const { shop } = useWork()
  const { id = '' } = useParams()
  return (
    <LoadedProduct id={id}>
      {(first) => <History key={`${shop.id} ${first.id}`} first={first} />}
    </LoadedProduct>
  )
}
