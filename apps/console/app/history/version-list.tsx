import type { ProductVersionEntry } from '@filiera/contract/console/products'
import type { Editor } from '../editor/use-editor.ts'
import { partsInWords } from '../texts/part-key.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWhen } from '../texts/use-when.ts'

/** One of two that are compared: a version by its number, the draft, or what the shop shows that no version has yet. */
export type Side = number | 'draft' | 'live'

function Row({
  isChosen,
  name,
  isLive,
  what,
  who,
  onToggle,
}: {
  isChosen: boolean
  name: string
  isLive: boolean
  what: string
  who: string
  onToggle(): void
}) {
  const { t } = useTexts()
  return (
    <li className="border-b border-line last:border-b-0">
      <label
        className={`flex gap-3 px-3 py-3 ${isChosen ? 'bg-ok-ground shadow-[inset_3px_0_var(--link)]' : 'hover:bg-hover'}`}
      >
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          className="mt-0.5 h-[18px] w-[18px] flex-none accent-button"
        />
        <span className="min-w-0">
          <b className="font-semibold">{name}</b>
          {isLive && (
            <span className="ml-2 rounded-chip bg-raised px-1.5 py-0.5 text-t12 font-semibold text-ok-text">
              {t('history.inShop')}
            </span>
          )}
          <span className="block text-t13 text-ink-2">{what}</span>
          <span className="block text-t13 text-ink-2">{who}</span>
        </span>
      </label>
    </li>
  )
}

/** Every publication of a product and its draft, two of them chosen to be compared. */
export function VersionList({
  versions,
  hasLive,
  editor: { product },
  chosen,
  onToggle,
}: {
  versions: readonly ProductVersionEntry[]
  /** Whether what the shop shows stands below them, for it is none of them. */
  hasLive: boolean
  editor: Editor
  chosen: readonly Side[]
  onToggle(side: Side): void
}) {
  const { t } = useTexts()
  const when = useWhen()
  const partsIn = (parts: readonly string[]) => partsInWords(parts, t)
  const { draft, published } = product
  return (
    <ol className="overflow-hidden rounded-panel border border-line bg-raised">
      {draft && (
        <Row
          isChosen={chosen.includes('draft')}
          name={t('history.draft')}
          isLive={false}
          what={partsIn(draft.changed)}
          who={`${draft.edited.by ?? t('editor.somebody')}, ${when.shortMoment(draft.edited.at)}`}
          onToggle={() => onToggle('draft')}
        />
      )}
      {versions.map(({ number, by, at, changed, note }) => (
        <Row
          key={number}
          isChosen={chosen.includes(number)}
          name={t('history.version', { number })}
          isLive={number === published?.number}
          what={note || partsIn(changed) || t(by === null ? 'history.before' : 'history.first')}
          who={[by, when.shortMoment(at)].filter(Boolean).join(', ')}
          onToggle={() => onToggle(number)}
        />
      ))}
      {hasLive && (
        <Row
          isChosen={chosen.includes('live')}
          name={t('history.live')}
          isLive
          what={t('history.liveHint')}
          who=""
          onToggle={() => onToggle('live')}
        />
      )}
    </ol>
  )
}
