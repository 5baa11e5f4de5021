import { expect, it } from 'vitest'
import { createCallBudget } from './call-budget.ts'

function budgetAt(start: number) {
  let now = start
  const budget = createCallBudget({ now: () => new Date(now) })
  return {
    budget,
    advance(ms: number) {
      now += ms
    },
  }
}

it('has room while three quarters of no window are used', () => {
  const { budget } = budgetAt(0)
  expect(budget.hasRoom()).toBe(true)
  budget.note('2299, 4499, 8799, 105599')
  expect(budget.hasRoom()).toBe(true)
  budget.note('574, 4499, 8799, 105599')
  expect(budget.hasRoom()).toBe(false)
  budget.note('2299, 4499, 8799, 26000')
  expect(budget.hasRoom()).toBe(false)
})

it('asks again when what it knows is old, and takes no nonsense over', () => {
  const { budget, advance } = budgetAt(1_000_000)
  budget.note('0, 0, 0, 0')
  budget.note(null)
  budget.note('a, b, c, d')
  expect(budget.hasRoom()).toBe(false)
  advance(60_001)
  expect(budget.hasRoom()).toBe(true)
})
