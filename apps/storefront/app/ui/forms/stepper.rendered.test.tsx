import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { Stepper } from './stepper.tsx'

const seen: number[] = []
let removals = 0

function Counter({ from, max, removable = false }: { from: number; max: number; removable?: boolean }) {
  const [value, setValue] = useState(from)
  const onChange = (next: number) => {
    seen.push(next)
    setValue(next)
  }
  const below = removable ? { onBelow: () => void removals++ } : {}
  return <Stepper value={value} max={max} label="Quantità" onChange={onChange} {...below} />
}

function show(counter: { from: number; max: number; removable?: boolean }) {
  seen.length = 0
  removals = 0
  const { user } = renderPart(<Counter {...counter} />)
  return {
    user,
    field: screen.getByRole('textbox', { name: 'Quantità' }),
    fewer: screen.getByRole('button', { name: 'Uno in meno: Quantità' }),
    more: screen.getByRole('button', { name: 'Uno in più: Quantità' }),
  }
}

it('counts up to what there is and says that it ends there', async () => {
  const { user, field, more } = show({ from: 1, max: 2 })
  await user.click(more)
  expect(field).toHaveProperty('value', '2')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  await user.click(more)
  expect(seen).toEqual([2])
})

it('does not go below one, or asks for the removal', async () => {
  const without = show({ from: 1, max: 5 })
  await without.user.click(without.fewer)
  expect([seen, removals]).toEqual([[], 0])
})

it('asks for the removal below one where a line can be removed', async () => {
  const { user, fewer } = show({ from: 1, max: 5, removable: true })
  await user.click(fewer)
  expect([seen, removals]).toEqual([[], 1])
})

it('takes a typed number when it is left or entered, within the bounds, and only digits', async () => {
  const { user, field } = show({ from: 1, max: 12 })
  await user.clear(field)
  await user.type(field, '4x0')
  expect(seen).toEqual([])
  await user.tab()
  expect(seen).toEqual([12])
  await user.clear(field)
  await user.type(field, '3{Enter}')
  expect(seen).toEqual([12, 3])
})

it('comes back to the old number when the field was left empty', async () => {
  const { user, field } = show({ from: 3, max: 12 })
  await user.clear(field)
  await user.tab()
  expect(field).toHaveProperty('value', '3')
  expect(seen).toEqual([])
})
