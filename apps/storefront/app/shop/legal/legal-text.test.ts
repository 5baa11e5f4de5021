import type { LegalText } from '@filiera/domain/legal/legal-text'
import { expect, it } from 'vitest'
import { englishLegal } from './english.server.ts'
import { italianLegal } from './italian.server.ts'
import { rankingTexts } from './ranking-texts.server.ts'
import { spanishLegal } from './spanish.server.ts'

const shape = ({ sections }: LegalText) =>
  sections.map(({ paragraphs, list, form, links }) => ({
    paragraphs: paragraphs.length,
    list: list?.length,
    form: form?.length,
    links: links?.map(({ path }) => path),
  }))

it('says the same in three languages', () => {
  const shapes = (texts: typeof italianLegal) =>
    Object.entries(texts).map(([topic, text]) => [topic, shape(text)])
  expect(Object.fromEntries(shapes(englishLegal))).toEqual(Object.fromEntries(shapes(italianLegal)))
  expect(Object.fromEntries(shapes(spanishLegal))).toEqual(Object.fromEntries(shapes(italianLegal)))
})

it('writes amounts that no line breaks before their sign', () => {
  const texts = [englishLegal, italianLegal, spanishLegal, rankingTexts]
  expect(JSON.stringify(texts).match(/\d €/g)).toBeNull()
})
