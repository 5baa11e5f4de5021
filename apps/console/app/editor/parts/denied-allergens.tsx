import { useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { TextButton } from '../../ui/button.tsx'
import type { Editor } from '../use-editor.ts'

/** Groups that words of the ingredients recall and that somebody said are not in it; a wrong answer is taken back here. */
export function DeniedAllergens({ editor, mayWrite }: { editor: Editor; mayWrite: boolean }) {
  const { t } = useTexts()
  const { notAllergens: denied } = editor.content
  const box = useRef<HTMLFieldSetElement>(null)
  if (denied.length === 0) return null
  return (
    <fieldset ref={box} tabIndex={-1}>
      <legend className="mb-1 text-t13 font-semibold">{t('editor.parts.notAllergens')}</legend>
      <p className="mb-2 text-t13 text-ink-2">{t('content.deniedHint')}</p>
      <ul className="flex flex-wrap gap-1.5">
        {denied.map((allergen) => (
          <li
            key={allergen}
            className="inline-flex min-h-9 items-center gap-2 rounded-chip border border-line px-2.5 max-md:min-h-11"
          >
            {t(`editor.allergens.${allergen}`)}
            {mayWrite && (
              <TextButton
                aria-label={t('content.undenyOne', { allergen: t(`editor.allergens.${allergen}`) })}
                onClick={() => {
                  editor.type({ notAllergens: denied.filter((own) => own !== allergen) })
                  // the button goes: the keyboard stays near it
                  box.current?.focus()
                }}
              >
                {t('content.undeny')}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
