import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fillSections, type LegalText } from './legal-text.ts'
import { termsTexts } from './terms.ts'
import { currentTerms, termsPath, termsVersions } from './terms-version.ts'

/** What each version said when it was published. A version is added, none is changed (decision 72). */
const published = {
  '2026-11': 'f51ca7ba5c8c94120e6f56f493169e2e7ef56ef9d4d0a0b214be3c01786e958f',
}

it.each(termsVersions)('says in version %s what it said when it was published', (version) => {
  const hash = createHash('sha256').update(JSON.stringify(termsTexts[version])).digest('hex')
  expect(hash).toBe(published[version])
})

it('places orders under the latest version', () => {
  expect([...termsVersions].sort().at(-1)).toBe(currentTerms)
})

const shape = ({ sections }: LegalText) =>
  sections.map(({ paragraphs, list, form, links }) => ({
    paragraphs: paragraphs.length,
    list: list?.length,
    form: form?.length,
    links: links?.map(({ path }) => path),
  }))

it.each(termsVersions)('says the same in three languages: %s', (version) => {
  const { it: italian, en, es } = termsTexts[version]
  for (const topic of ['terms', 'withdrawal'] as const) {
    expect(shape(en[topic])).toEqual(shape(italian[topic]))
    expect(shape(es[topic])).toEqual(shape(italian[topic]))
  }
})

it('brings the model withdrawal form with the seven lines of Directive 2011/83/EU, annex I B', () => {
  for (const { withdrawal } of Object.values(termsTexts).flatMap((texts) => Object.values(texts)))
    expect(withdrawal.sections.flatMap(({ form = [] }) => form)).toHaveLength(7)
})

it('writes amounts that no line breaks before their sign', () => {
  expect(JSON.stringify(termsTexts).match(/\d €/g)).toBeNull()
})

it('leads to the version that was accepted, and to the current one where it is not kept', () => {
  expect(termsPath('2026-11')).toBe('/legal/terms/2026-11')
  expect(termsPath('of my own')).toBe('/legal/terms')
})

it('fills in who runs the shop', () => {
  const values = {
    ...{ shop: 'Filiera', company: 'Filiera S.r.l.', address: 'Via Roma 1', vat: 'IT1', rea: 'CS-1' },
    ...{ email: 'a@b.it', telephone: '+39 1' },
  }
  const filled = JSON.stringify(fillSections(termsTexts['2026-11'].en.terms.sections, values))
  expect(filled).toContain(
    'Filiera S.r.l., Via Roma 1, VAT no. IT1, REA CS-\u20601, runs the marketplace Filiera',
  )
  expect(filled).not.toContain('{{')
})
