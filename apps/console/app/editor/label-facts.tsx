import type { ProductContent } from '@filiera/contract/console/product-content'
import { nutrients } from '@filiera/domain/products/nutrients'
import { useTexts } from '../texts/texts.tsx'
import { Field } from '../ui/field.tsx'
import { facts } from './fields.ts'
import { changeOf } from './rebase.ts'
import { GtinField, NumberField } from './typed-field.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; mayWrite: boolean }
type Table = Extract<NonNullable<ProductContent['nutrition']>, { per: string }>

const emptyTable: Table = {
  per: '100g',
  energyKj: null,
  energyKcal: null,
  fat: null,
  saturates: null,
  carbohydrate: null,
  sugars: null,
  protein: null,
  salt: null,
}

/** Codes, weight, shelf life and strength. */
export function Facts({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { content } = editor
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ field, decimals }) => {
        if (field === 'gtin')
          return (
            <GtinField
              key={field}
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
            label={t(`editor.parts.${field}`)}
            decimals={decimals}
            readOnly={!mayWrite}
            value={value}
            onValue={(now) => editor.type(changeOf(field, now))}
          />
        )
      })}
    </div>
  )
}

/** The table per 100 g or 100 ml. */
export function Nutrition({ editor, mayWrite }: Props) {
  const { t } = useTexts()
  const { nutrition } = editor.content
  if (nutrition && 'exempt' in nutrition) return <p className="text-ink-2">{t('editor.exempt')}</p>
  const table = nutrition ?? emptyTable
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {nutrients.map((nutrient) => (
        <NumberField
          key={nutrient}
          label={t(`editor.nutrients.${nutrient}`)}
          decimals={nutrient.startsWith('energy') ? 0 : 2}
          readOnly={!mayWrite}
          value={table[nutrient]}
          onValue={(value) => editor.type({ nutrition: { ...table, [nutrient]: value } })}
        />
      ))}
    </div>
  )
}
