import { expect, it } from 'vitest'
import { legalTopics } from '../../pages/legal-topics.ts'
import { englishLegal } from './english.server.ts'
import { italianLegal } from './italian.server.ts'
import type { LegalText } from './legal-text.ts'
import { rankingTexts } from './ranking-texts.server.ts'
import { spanishLegal } from './spanish.server.ts'

const shape = ({ sections }: LegalText) =>
  sections.map(({ paragraphs, list, form, links }) => ({
    paragraphs: paragraphs.length,
    list: list?.length,
    form: form?.length,
    links: links?.map(({ path }) => path),
  }))

it.each(legalTopics)('%s says the same in three languages', (topic) => {
  expect(shape(englishLegal[topic])).toEqual(shape(italianLegal[topic]))
  expect(shape(spanishLegal[topic])).toEqual(shape(italianLegal[topic]))
})

it('brings the model withdrawal form with the seven lines of Directive 2011/83/EU, annex I B', () => {
  for (const { withdrawal } of [italianLegal, englishLegal, spanishLegal]) {
    expect(withdrawal.sections.flatMap(({ form = [] }) => form)).toHaveLength(7)
  }
})

it('writes amounts that no line breaks before their sign', () => {
  const texts = [englishLegal, italianLegal, spanishLegal, rankingTexts]
  expect(JSON.stringify(texts).match(/\d €/g)).toBeNull()
})
