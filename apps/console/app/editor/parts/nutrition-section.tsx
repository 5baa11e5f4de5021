import type { ProductContent } from '@filiera/contract/console/product-content'
import { emptyTable, energyOf, nutrients } from '@filiera/domain/products/nutrients'
import { useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../typed-field.tsx'
import type { Editor } from '../use-editor.ts'
import { Choice } from './select-row.tsx'

type Table = Extract<NonNullable<ProductContent['nutrition']>, { per: string }>

/** Foods without a table (Reg. (EU) 1169/2011, Annex V). */
const exemptions = [
  'unprocessed-single-ingredient',
  'herb-or-spice',
  'salt',
  'coffee',
  'tea-or-infusion',
  'vinegar',
  'alcohol-above-1.2',
  'small-producer',
  'small-pack',
  'no-food',
] as const
type Kind = Table['per'] | (typeof exemptions)[number]

function Energy({ editor, table }: { editor: Editor; table: Table }) {
  const { t } = useTexts()
  const { fat, carbohydrate, protein } = table
  if (fat === null || carbohydrate === null || protein === null) return null
  const sum = energyOf({ fat, carbohydrate, protein }, editor.content.alcoholByVolume ?? 0)
  const energy = { kcal: Math.round(sum.kcal), kj: Math.round(sum.kj) }
  const isWrong = editor.product.review.faults.some(({ code }) => code.startsWith('energy_'))
  return (
    <p className={`mt-2 flex items-center gap-1.5 text-t13 ${isWrong ? 'text-warn-text' : 'text-ok-text'}`}>
      <Icon name={isWrong ? 'alert' : 'check'} size={16} />
      {t(isWrong ? 'content.energyWrong' : 'content.energyRight', energy)}
    </p>
  )
}

/** The table per 100 g or 100 ml with its energy checked, or why there is none. */
export function NutritionSection({ editor, mayWrite }: { editor: Editor; mayWrite: boolean }) {
  const { t } = useTexts()
  const { nutrition } = editor.content
  // what was typed comes back when the table does
  const last = useRef(emptyTable)
  if (nutrition && 'per' in nutrition) last.current = nutrition
  const table = nutrition && 'per' in nutrition ? nutrition : nutrition === null ? last.current : null
  const kinds = [
    ['100g', t('content.per.100g')] as const,
    ['100ml', t('content.per.100ml')] as const,
    ...exemptions.map(
      (code) =>
        [code, t(`content.exemptions.${code === 'alcohol-above-1.2' ? 'alcohol-above-1-2' : code}`)] as const,
    ),
  ]
  const choose = (kind: Kind | null) => {
    if (kind === '100g' || kind === '100ml') editor.type({ nutrition: { ...last.current, per: kind } })
    else if (kind) editor.type({ nutrition: { exempt: kind } })
  }
  const exempt = nutrition && 'exempt' in nutrition ? nutrition.exempt : null
  const isKnown = exempt === null || exemptions.some((code) => code === exempt)
  return (
    <>
      <div className="mb-3 max-w-96">
        <Choice<Kind>
          label={t('content.table')}
          value={table ? table.per : (exemptions.find((code) => code === exempt) ?? null)}
          {...(!isKnown && { none: exempt ?? '' })}
          options={kinds}
          disabled={!mayWrite}
          onValue={choose}
        />
      </div>
      {table && (
        <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
          {nutrients.map((nutrient) => (
            <NumberField
              key={nutrient}
              name={`nutrition.${nutrient}`}
              label={t(`editor.nutrients.${nutrient}`)}
              decimals={nutrient.startsWith('energy') ? 0 : 2}
              bounds={[0, 100_000]}
              readOnly={!mayWrite}
              value={table[nutrient]}
              onValue={(value) => editor.type({ nutrition: { ...table, [nutrient]: value } })}
            />
          ))}
        </div>
      )}
      {table && <Energy editor={editor} table={table} />}
    </>
  )
}
