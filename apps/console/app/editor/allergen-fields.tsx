import { type Allergen, allergens } from '@filiera/domain/catalogue-constants'
import { useTexts } from '../texts/texts.tsx'
import { DeniedAllergens } from './parts/denied-allergens.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; mayWrite: boolean }

function Choice({
  label,
  checked,
  onChange,
  disabled,
}: {
  label: string
  checked: boolean
  onChange(): void
  disabled: boolean
}) {
  return (
    <label
      className={`inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-chip border px-2.5 max-md:min-h-11 ${checked ? 'border-link bg-ok-ground text-ok-text' : 'border-line'}`}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        disabled={disabled}
        className="accent-(--focus)"
      />
      {label}
    </label>
  )
}

const toggled = (list: readonly Allergen[], allergen: Allergen) =>
  list.includes(allergen) ? list.filter((own) => own !== allergen) : [...list, allergen]

/** What a product holds and may hold of the fourteen groups; "none of them" is said, never guessed. */
export function AllergenFields({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { allergens: contained, traces, notAllergens } = editor.content
  const { type } = editor
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 text-t13 font-semibold">{t('editor.parts.allergens')}</legend>
        <div className="flex flex-wrap gap-1.5">
          <Choice
            label={t('editor.noAllergens')}
            checked={contained?.length === 0}
            disabled={!mayWrite}
            onChange={() => type({ allergens: contained?.length === 0 ? null : [] })}
          />
          {allergens.map((allergen) => (
            <Choice
              key={allergen}
              label={t(`editor.allergens.${allergen}`)}
              checked={contained?.includes(allergen) ?? false}
              disabled={!mayWrite}
              onChange={() =>
                type({
                  allergens: toggled(contained ?? [], allergen),
                  // what is in it is no longer denied
                  ...(notAllergens.includes(allergen) && {
                    notAllergens: notAllergens.filter((own) => own !== allergen),
                  }),
                })
              }
            />
          ))}
        </div>
        {contained === null && (
          <p className="mt-1.5 text-t12 text-warn-text">{t('editor.allergensUnsaid')}</p>
        )}
      </fieldset>
      <DeniedAllergens editor={editor} mayWrite={mayWrite} />
      <fieldset>
        <legend className="mb-2 text-t13 font-semibold">{t('editor.parts.traces')}</legend>
        <div className="flex flex-wrap gap-1.5">
          {allergens.map((allergen) => (
            <Choice
              key={allergen}
              label={t(`editor.allergens.${allergen}`)}
              checked={traces.includes(allergen)}
              disabled={!mayWrite || (contained?.includes(allergen) ?? false)}
              onChange={() => type({ traces: toggled(traces, allergen) })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
