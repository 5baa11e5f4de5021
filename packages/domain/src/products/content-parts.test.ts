import { describe, expect, it } from 'vitest'
import { applyChange, changeBetween, joinChanges, partNames, partsNamedBy } from './content-parts.ts'

const content = {
  texts: { it: { title: 'Miele', tags: ['dolce'] }, en: { title: 'Honey', tags: [] } },
  nutrition: { per: '100g', fat: 1 },
  attributes: { vitigno: ['nebbiolo'], mesi: 12 },
  gtin: null,
}

describe('parts of a content', () => {
  it('merges texts by language and field, attributes by code, and puts the rest in the place of what was there', () => {
    const change = {
      texts: { it: { title: 'Miele di zagara' } },
      attributes: { mesi: null, annata: 2020 },
      nutrition: { per: '100ml' },
      gtin: '96385074',
    }
    expect(applyChange(content, change)).toEqual({
      texts: { it: { title: 'Miele di zagara', tags: ['dolce'] }, en: { title: 'Honey', tags: [] } },
      nutrition: { per: '100ml' },
      attributes: { vitigno: ['nebbiolo'], annata: 2020 },
      gtin: '96385074',
    })
  })

  it('is changed by the difference into what it was compared with, whatever the order of keys', () => {
    const other = {
      gtin: null,
      attributes: { annata: 2020, vitigno: ['nebbiolo'] },
      nutrition: { fat: 1, per: '100g' },
      texts: { it: { tags: ['forte'], title: 'Miele' }, en: { title: 'Honey', tags: [] } },
    }
    const change = changeBetween(content, other)
    expect(change).toEqual({
      texts: { it: { tags: ['forte'] } },
      attributes: { mesi: null, annata: 2020 },
    })
    expect(applyChange(content, change)).toEqual(other)
    expect(changeBetween(content, content)).toEqual({})
  })

  it('keeps what was taken away until it is put back', () => {
    const change = joinChanges({ attributes: { mesi: null } }, { gtin: '96385074' })
    expect(change).toEqual({ attributes: { mesi: null }, gtin: '96385074' })
    expect(joinChanges(change, { attributes: { mesi: 3 } }).attributes).toEqual({ mesi: 3 })
  })

  it('names its parts and shows those that are named', () => {
    const change = { texts: { en: { title: 'x' } }, attributes: { annata: 2020 }, nutrition: null }
    expect(partNames(change)).toEqual(['texts.en.title', 'attributes.annata', 'nutrition'])
    expect(partsNamedBy(content, change)).toEqual({
      texts: { en: { title: 'Honey' } },
      attributes: { annata: null },
      nutrition: { per: '100g', fat: 1 },
    })
  })
})
