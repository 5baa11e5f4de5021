import { type Language, languages } from '@filiera/domain/languages'
import { nutrients } from '@filiera/domain/products/nutrients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readTranslator } from '../../texts/load-texts.ts'
import { type Translate, useTexts } from '../../texts/texts.tsx'
import { unbroken } from '../../texts/unbroken.ts'
import type { Editor } from '../use-editor.ts'
import { pieces } from './marked-words.ts'

/** One thing that the label says; nothing where it says nothing. */
function Said({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <>
      <dt className="mt-2 font-semibold">{title}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {pieces(text).map(({ words, isMarked }, index) =>
          isMarked ? <b key={String(index)}>{words}</b> : words,
        )}
      </dd>
    </>
  )
}

/** Speaks the language of a label; until its texts are there, the one on screen. */
function useLabelTexts(language: Language): Translate {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['texts', language],
    queryFn: () => readTranslator(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? (key, values) => String(data.t(key, values)) : t
}

/** The label in one language as it will read in the shop, while it is written. */
export function LabelPreview({ editor }: { editor: Editor }) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<Language>('it')
  const label = useLabelTexts(language)
  const { content } = editor
  const own = content.texts[language]
  const { nutrition, netQuantity: net, shelfLifeDays, operator } = content
  const named = (list: readonly (typeof content.traces)[number][]) =>
    list.map((allergen) => label(`editor.allergens.${allergen}`)).join(', ')
  const holds = content.allergens === null ? '' : named(content.allergens) || label('editor.noAllergens')
  const may = content.traces.length > 0 ? label('content.mayHold', { list: named(content.traces) }) : ''
  const keeps = shelfLifeDays === null ? '' : label('content.keeps', { count: shelfLifeDays })
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3>{t('content.reads')}</h3>
        <div className="flex gap-1">
          {languages.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
              className={`min-h-7 rounded-chip px-2 text-t13 max-md:min-h-11 max-md:min-w-11 ${code === language ? 'bg-ok-ground font-semibold text-ok-text' : 'text-ink-2 hover:bg-hover'}`}
            >
              {code}
            </button>
          ))}
        </div>
      </div>
      <div lang={language} className="rounded-chip border border-control bg-raised p-4 text-t13">
        <p className="font-serif text-t18 wrap-anywhere">{unbroken(own.title) || '–'}</p>
        <p>{own.legalName}</p>
        <dl>
          <Said title={label('content.ingredients')} text={own.ingredients} />
          <Said title={label('editor.allergensTitle')} text={[holds, may].filter(Boolean).join('. ')} />
          <Said
            title={label('editor.parts.netQuantity')}
            text={net ? `${net.value} ${label(`content.units.${net.unit}`)}` : ''}
          />
          <Said
            title={label('editor.parts.storage')}
            text={[own.storage, own.afterOpening, keeps].filter(Boolean).join(' ')}
          />
          <Said title={label('editor.parts.origin')} text={own.origin} />
          <Said title={label('editor.parts.use')} text={own.use} />
        </dl>
        {nutrition && 'per' in nutrition && (
          <table className="mt-2 w-full">
            <caption className="text-left font-semibold">{label(`content.per.${nutrition.per}`)}</caption>
            <tbody>
              {nutrients.map((nutrient) => (
                <tr key={nutrient} className="border-t border-line">
                  <th scope="row" className="py-0.5 text-left font-normal">
                    {label(`editor.nutrients.${nutrient}`)}
                  </th>
                  <td className="text-right">{nutrition[nutrient] ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mt-2 border-t border-line pt-2 text-t12 text-ink-2">
          {[operator.name, operator.address].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  )
}
