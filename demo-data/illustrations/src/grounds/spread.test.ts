import { describe, expect, it } from 'vitest'
import { formNames, preferred, spread, spreadForms } from './spread.ts'

const ids = Array.from({ length: 400 }, (_, i) => `product-${(i * 7919) % 1009}`)

describe('spreadForms', () => {
  const forms = spreadForms(ids)

  it.each([2, 3, 4])('never puts a form beside or above itself in %i columns', (columns) => {
    forms.forEach((form, i) => {
      expect(forms[i - 1]).not.toBe(form)
      expect(forms[i - columns]).not.toBe(form)
    })
  })

  it('keeps each form to a third of any 12 cells', () => {
    for (let i = 0; i + 12 <= forms.length; i++)
      for (const form of formNames)
        expect(forms.slice(i, i + 12).filter((one) => one === form).length).toBeLessThanOrEqual(4)
  })

  it('is the same for the same ids', () => {
    expect(spreadForms(ids)).toEqual(forms)
  })
})

describe('spread', () => {
  it('varies the cells of one group too', () => {
    const cells = ids.map((id, i) => ({ choices: preferred(formNames, id), group: i % 3 ? 'cheese' : 'oil' }))
    const chosen = spread(cells)
    const oils = chosen.filter((_, i) => i % 3 === 0)
    const repeated = oils.filter((form, i) => form === oils[i - 1])
    expect(repeated.length).toBeLessThan(oils.length * 0.02)
  })

  it('uses what there is when the choices are few', () => {
    const cells = Array.from({ length: 6 }, () => ({ choices: ['a', 'b'] }))
    expect(spread(cells)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  })

  it('refuses a cell without choices', () => {
    expect(() => spread([{ choices: [] }])).toThrow('Cell 0 has nothing to choose from')
  })
})
