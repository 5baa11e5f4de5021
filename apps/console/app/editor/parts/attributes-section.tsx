import type { ProductContent } from '@filiera/contract/console/product-content'
import { type CategoryAttribute, listCategoryAttributes } from '@filiera/contract/console/product-form'
import { languages } from '@filiera/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../api/queries.ts'
import { CategorySelect, useProductForm } from '../../create/category-select.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from '../../ui/field.tsx'
import { useWork } from '../../work/work.tsx'
import { NumberField } from '../typed-field.tsx'
import type { Editor } from '../use-editor.ts'
import { Removable } from './country-list.tsx'
import { Choice, fieldGrid } from './select-row.tsx'

type Value = ProductContent['attributes'][string]
type Props = { editor: Editor; mayWrite: boolean }
type FieldProps = {
  attribute: CategoryAttribute
  name: string
  value: Value | undefined
  mayWrite: boolean
  onValue(value: Value | null): void
}

/** Options of a list: those chosen can be taken off, the others are added from a menu. */
function ListField({ attribute: { options }, name, value, mayWrite, onValue }: FieldProps) {
  const { t } = useTexts()
  const chosen = Array.isArray(value) ? value : []
  const left = options.filter(({ code }) => !chosen.includes(code))
  const without = (code: string) => {
    const rest = chosen.filter((own) => own !== code)
    onValue(rest.length > 0 ? rest : null)
  }
  return (
    <div>
      <Choice
        label={name}
        value={null}
        none={mayWrite ? t(chosen.length > 0 ? 'content.addOption' : 'create.choose') : '–'}
        options={left.map(({ code, name: option }) => [code, option] as const)}
        disabled={!mayWrite || left.length === 0}
        onValue={(code) => code && onValue([...chosen, code])}
      />
      {chosen.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {chosen.map((code) => (
            <Removable
              key={code}
              name={options.find((known) => known.code === code)?.name ?? code}
              mayWrite={mayWrite}
              onRemove={() => without(code)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function TextInLanguages({ name, value, mayWrite, onValue }: FieldProps) {
  const texts =
    value && typeof value === 'object' && !Array.isArray(value) ? value : { it: '', en: '', es: '' }
  return languages.map((language) => (
    <Field
      key={language}
      label={`${name} (${language})`}
      lang={language}
      maxLength={500}
      readOnly={!mayWrite}
      value={texts[language]}
      onChange={(event) => {
        const next = { ...texts, [language]: event.target.value }
        onValue(Object.values(next).some(Boolean) ? next : null)
      }}
    />
  ))
}

const FIRST_YEAR = 1800
const LAST_YEAR = 2200
const MOST = 1_000_000

function AttributeField(props: FieldProps) {
  const { t } = useTexts()
  const { attribute, name, value, mayWrite, onValue } = props
  if (attribute.kind === 'list') return <ListField {...props} />
  if (attribute.kind === 'text') return <TextInLanguages {...props} />
  if (attribute.kind === 'yes_no')
    return (
      <Choice
        label={name}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
        none="–"
        options={[
          ['yes', t('content.yes')],
          ['no', t('content.no')],
        ]}
        disabled={!mayWrite}
        onValue={(said) => onValue(said === null ? null : said === 'yes')}
      />
    )
  const isYear = attribute.kind === 'year'
  return (
    <NumberField
      name={`attributes.${attribute.code}`}
      label={attribute.unit ? `${name}, ${attribute.unit}` : name}
      decimals={isYear ? 0 : 3}
      bounds={isYear ? [FIRST_YEAR, LAST_YEAR] : [0, MOST]}
      readOnly={!mayWrite}
      value={typeof value === 'number' ? value : null}
      onValue={onValue}
    />
  )
}

/** The category of a product, and what it asks for. */
export function AttributesSection({ editor, mayWrite }: Props) {
  const { t, language } = useTexts()
  const { shop } = useWork()
  const form = useProductForm()
  const { category, attributes } = editor.content
  const { data: asked = [] } = useQuery({
    ...apiQuery(listCategoryAttributes, {
      params: { slug: category ?? '-' },
      query: { shop: shop.id, lang: language },
    }),
    enabled: category !== null,
  })
  const isTop = form?.categories.some(({ above }) => above === category)
  return (
    <div className={fieldGrid}>
      <div className="md:col-span-2 lg:col-span-3 lg:max-w-96">
        <CategorySelect
          value={category ?? ''}
          disabled={!mayWrite}
          onValue={(slug) => editor.type({ category: slug })}
        />
        {isTop && <p className="mt-1 text-t12 text-ink-2">{t('content.narrower')}</p>}
      </div>
      {asked.map((attribute) => (
        <AttributeField
          key={attribute.code}
          attribute={attribute}
          name={attribute.required ? t('content.required', { name: attribute.name }) : attribute.name}
          value={attributes[attribute.code]}
          mayWrite={mayWrite}
          onValue={(value) => editor.type({ attributes: { [attribute.code]: value } })}
        />
      ))}
    </div>
  )
}
