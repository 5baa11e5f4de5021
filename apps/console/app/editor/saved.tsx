import { formatHour } from '@filiera/domain/dates/written-dates'
import { partKey } from '../texts/part-key.ts'
import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import type { Editor } from './use-editor.ts'

/** What became of what was typed. */
export function Saved({ editor: { state, isChanged, product } }: { editor: Editor }) {
  const { t, language } = useTexts()
  const { may } = useWork()
  const words = () => {
    if (state.kind === 'saving' || (state.kind === 'saved' && isChanged)) return t('editor.saving')
    if (state.kind === 'waiting') return t(may('products:write') ? 'editor.waiting' : 'editor.notAllowed')
    if (state.kind === 'refused' && state.part !== '')
      return t('editor.notSavedPart', { part: t(partKey(state.part)) })
    if (state.kind === 'refused' || state.kind === 'conflict') return t('editor.notSaved')
    if (state.kind === 'not_done')
      return state.by === null
        ? t('editor.noAnswer')
        : t('editor.changedMeanwhile', { by: state.by || t('editor.somebody') })
    const at = state.at ?? (product.draft ? new Date(product.draft.edited.at) : null)
    if (at) return t('editor.savedAt', { time: formatHour(at, language) })
    return t(product.status === 'draft' ? 'editor.neverInShop' : 'editor.asInShop')
  }
  const isBad = state.kind !== 'saved' && state.kind !== 'saving'
  return (
    <p role="status" className={`text-t13 ${isBad ? 'text-warn-text' : 'text-ink-2'}`}>
      {words()}
    </p>
  )
}
