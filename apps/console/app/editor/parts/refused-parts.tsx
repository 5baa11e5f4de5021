import { HOLDS_HTML } from '@filiera/contract/console/product-content'
import { type TextKey, useTexts } from '../../texts/texts.tsx'
import { partKey } from '../fields.ts'
import type { Editor } from '../use-editor.ts'

/** Why the draft does not take a part as it stands; undefined when it does. */
export function refusalOf({ refused }: Editor, part: string): TextKey | undefined {
  const found = refused.find((each) => each.part === part)
  if (!found) return undefined
  return found.message === HOLDS_HTML ? 'editor.refused' : 'editor.refusedOther'
}

/** Says which parts of a section are not saved, and why; texts say it at their fields. */
export function RefusedParts({ editor, parts }: { editor: Editor; parts: readonly string[] }) {
  const { t } = useTexts()
  const refused = editor.refused.filter(
    ({ part }) => !part.startsWith('texts.') && parts.includes(part.split('.', 1)[0] ?? ''),
  )
  return (
    <div role="alert">
      {refused.map(({ part }) => (
        <p key={part} className="mb-2 text-t13 text-bad-text">
          <b className="font-semibold">{t(partKey(part))}.</b>{' '}
          {t(refusalOf(editor, part) ?? 'editor.refusedOther')}
        </p>
      ))}
    </div>
  )
}
