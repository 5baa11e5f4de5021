import type { ProductContent } from '@filiera/contract/console/product-content'
import { type Language, languages } from '@filiera/domain/languages'
import { isFood } from '@filiera/domain/products/is-food'
import { type ReactNode, useState } from 'react'
import { InLanguage } from '../../texts/in-language.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { unbroken } from '../../texts/unbroken.ts'
import type { Editor } from '../use-editor.ts'
import {
  allergensIn,
  namedFood,
  nutritionIn,
  originIn,
  safetyIn,
  storageIn,
  type Words,
} from './label-words.ts'
import { pieces } from './marked-words.ts'

/** What a language does not say reads in Italian, as in the shop. */
function withItalian(content: ProductContent, language: Language): ProductContent {
  const { texts } = content
  const written = Object.fromEntries(Object.entries(texts[language]).filter(([, text]) => text !== ''))
  return { ...content, texts: { ...texts, [language]: { ...texts.it, ...written } } }
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-1 grid gap-1">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-ink-3">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A part of the label; nothing where it says nothing. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-2 border-t border-line pt-2">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  )
}

function Nutrition({
  nutrition,
  words,
}: {
  nutrition: NonNullable<ProductContent['nutrition']>
  words: Words
}) {
  const { t } = words
  if (!('per' in nutrition)) return <p>{t('label.noNutrition')}</p>
  return (
    <table className="w-full">
      <caption className="text-left">
        {t('label.nutritionMean')} {t(`label.per.${nutrition.per}`)}
      </caption>
      <tbody>
        {nutritionIn(nutrition, words).map(({ name, value, isPart }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className={`py-0.5 text-left font-normal ${isPart ? 'pl-3 text-ink-2' : ''}`}>
              {name}
            </th>
            <td className="pl-2 text-right min-[360px]:whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Everything that the page of the product says of its label, in one language. */
function Label({ edited }: { edited: ProductContent }) {
  const words = useTexts()
  const { t, language } = words
  const content = withItalian(edited, language)
  const own = content.texts[language]
  // goods whose maker is given, and no ingredients, are no food
  const hasFoodLabel = isFood(content.safety, content.texts.it.ingredients)
  const [safety, origin, keeping] = [
    safetyIn(content, words),
    originIn(content, words),
    storageIn(content, words),
  ]
  return (
    <div lang={language} className="rounded-chip border border-control bg-raised p-4 text-t13">
      <p className="font-serif text-t18 wrap-anywhere lining">{unbroken(own.title) || '–'}</p>
      {hasFoodLabel && (
        <Part title={t('label.ingredients')}>
          <p className="wrap-anywhere whitespace-pre-line">
            {pieces(own.ingredients).map(({ words: text, isMarked }, index) =>
              isMarked ? <b key={String(index)}>{text}</b> : text,
            )}
          </p>
          <p className="mt-1">
            <b>{t('label.allergensLabel')}: </b>
            {allergensIn(content, words)}
          </p>
          <Facts facts={namedFood(content, words)} />
        </Part>
      )}
      {hasFoodLabel && content.nutrition && (
        <Part title={t('label.nutrition')}>
          <Nutrition nutrition={content.nutrition} words={words} />
        </Part>
      )}
      {safety.length > 0 && (
        <Part title={t('label.safetyTitle')}>
          <Facts facts={safety} />
        </Part>
      )}
      {origin.length > 0 && (
        <Part title={t('label.originTitle')}>
          <Facts facts={origin} />
        </Part>
      )}
      {keeping.length > 0 && (
        <Part title={t('label.storageTitle')}>
          <Facts facts={keeping} />
        </Part>
      )}
    </div>
  )
}

/** The label in one language as the page of the product will read, while it is written. */
export function LabelPreview({ editor }: { editor: Editor }) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<Language>('it')
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
      <InLanguage language={language}>
        <Label edited={editor.content} />
      </InLanguage>
    </div>
  )
}
