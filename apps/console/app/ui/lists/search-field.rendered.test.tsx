import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The field, with what it searches for, and a way to change that elsewhere. */
function openField(first?: string) {
  const onSearch = vi.fn()
  const at = (search: string | undefined) => (
    <SearchField label="Cerca" maxLength={60} search={search} onSearch={onSearch} />
  )
  const { rerender } = render(at(first))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    onSearch,
    field,
    change: (search: string | undefined) => rerender(at(search)),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    wait: () => act(() => vi.advanceTimersByTime(1_000)),
  }
}

it('follows a search that is changed elsewhere, and does not write its old text back', () => {
  const { onSearch, field, change, wait } = openField('olio')
  change('vino')
  expect(field.value).toBe('vino')
  change(undefined)
  expect(field.value).toBe('')
  wait()
  expect(onSearch).not.toHaveBeenCalled()
})

it('searches once the typing pauses, and keeps what is typed while that search is on its way', () => {
  const { onSearch, field, change, type, wait } = openField()
  type('ol')
  type('oli ')
  wait()
  expect(onSearch.mock.calls).toEqual([['oli']])
  type('olio')
  change('oli')
  expect(field.value).toBe('olio')
  wait()
  expect(onSearch.mock.calls).toEqual([['oli'], ['olio']])
  change('olio')
  type('')
  wait()
  expect(onSearch.mock.lastCall).toEqual([undefined])
})
