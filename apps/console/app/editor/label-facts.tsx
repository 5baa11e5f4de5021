import { useTexts } from '../texts/texts.tsx'
import { Field } from '../ui/field.tsx'
import { changeOf } from './editing/rebase.ts'
import { facts } from './fields.ts'
import { GtinField, NumberField } from './typed-field.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; mayWrite: boolean }
/** Codes, weight, shelf life and strength. */
export function Facts({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { content } = editor
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ field, decimals, bounds }) => {
        if (field === 'gtin')
          return (
            <GtinField
              key={field}
              name="gtin"
              label={t('editor.parts.gtin')}
              readOnly={!mayWrite}
              value={content.gtin}
              onValue={(gtin) => editor.type({ gtin })}
            />
          )
        const value = content[field]
        return decimals === null || typeof value === 'string' ? (
          <Field
            key={field}
            label={t(`editor.parts.${field}`)}
            readOnly={!mayWrite}
            maxLength={60}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => editor.type(changeOf(field, event.target.value || null))}
          />
        ) : (
          <NumberField
            key={field}
            name={field}
            label={t(`editor.parts.${field}`)}
            decimals={decimals}
            {...(bounds && { bounds })}
            readOnly={!mayWrite}
            value={value}
            onValue={(now) => editor.type(changeOf(field, now))}
          />
        )
      })}
    </div>
  )
}
