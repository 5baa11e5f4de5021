import { languages } from '@filiera/domain/languages'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import './server-texts.server.ts'
import type { TextTree } from '@filiera/design/translator'
import { translatorOf } from './translator.ts'

const texts = {
  it: translatorOf('it').texts(),
  en: translatorOf('en').texts(),
  es: translatorOf('es').texts(),
}

function flatten(tree: TextTree, prefix = ''): [key: string, text: unknown][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? flatten(value as TextTree, `${prefix}${key}.`)
      : [[prefix + key, value] as [string, unknown]],
  )
}
const placeholders = (text: unknown) => (String(text).match(/{{\s*\w+\s*}}/g) ?? []).sort().join()

it.each(['en', 'es'] as const)('%s has the keys of Italian, each with the same values inside', (language) => {
  const wanted = flatten(texts.it).map(([key, text]) => [key, placeholders(text)])
  const found = flatten(texts[language]).map(([key, text]) => [key, placeholders(text)])
  const advice = `Every text is in all three languages: add what is missing to texts/${language}, remove what Italian does not have.`
  expect(Object.fromEntries(found), advice).toEqual(Object.fromEntries(wanted))
})

it.each(languages)('%s has no empty text', (language) => {
  expect(flatten(texts[language]).filter(([, text]) => String(text).trim() === '')).toEqual([])
})

it.each(languages)('%s has no amount that a line may break before its sign', (language) => {
  expect(flatten(texts[language]).filter(([, text]) => /[\d}] (?:€|°C|%)/.test(String(text)))).toEqual([])
})

describe.each(languages)('the translator in %s', (language) => {
  const judge = createInstance()
  void judge.init({
    lng: language,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common: texts[language] } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  const { t } = translatorOf(language)
  const translate = judge.t as unknown as (key: string, values: object) => unknown

  it('says what i18next says, for every text and count', () => {
    const values = Object.fromEntries(
      flatten(texts[language])
        .flatMap(([, text]) => String(text).match(/(?<={{\s*)\w+(?=\s*}})/g) ?? [])
        .map((name) => [name, `<${name} & co>`]),
    )
    for (const [key] of flatten(texts[language])) {
      const plain = key.replace(/_(?:one|other|many)$/, '')
      if (plain === key) expect(t(key, values)).toEqual(translate(key, { ...values, returnObjects: true }))
      else {
        for (const count of [0, 1, 2, 12]) {
          expect(t(plain, { ...values, count })).toBe(translate(plain, { ...values, count }))
        }
      }
    }
  })

  it('shows the key of a text it does not have', () => expect(t('shell.nowhere')).toBe('shell.nowhere'))
})
