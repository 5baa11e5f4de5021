import { type Language, languageNames } from '@filiera/domain/languages'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { changeOf } from '../editing/rebase.ts'
import type { Editor } from '../use-editor.ts'
import { refusalOf } from './refused-parts.tsx'

/** Words between commas, each once. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((tag, at) => tag === other[at])

type Props = { editor: Editor; language: Language; mayWrite: boolean }

/** The keywords of a language in one line. */
export function TagsField({ editor, language, mayWrite }: Props) {
  const { t } = useTexts()
  const part = `texts.${language}.tags`
  const { tags } = editor.content.texts[language]
  // as it was typed while it means the same, `olio, ` is on the way to a second word
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed !== null && isSame(readTags(typed), tags) ? typed : tags.join(', ')
  const refusal = refusalOf(editor, part)
  const isMissing = editor.product.review.missing[language].includes(part) && tags.length === 0
  return (
    <Field
      label={`${t('editor.parts.tags')}, ${languageNames[language]}`}
      isLabelHidden
      hint={isMissing ? t('editor.isMissing') : t('content.tagsHint')}
      error={refusal && t(refusal)}
      lang={language}
      data-text="tags"
      readOnly={!mayWrite}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        const now = readTags(event.target.value)
        if (!isSame(now, tags)) editor.type(changeOf(part, now))
      }}
    />
  )
}
