import { expect, it } from 'vitest'
import { casesSearch, readCasesQuery } from './cases-query.state.ts'

const read = (search: string) => readCasesQuery(new URLSearchParams(search))

it.each([
  '',
  '?state=decided',
  '?start=12',
  '?kind=dispute',
  '?search=7K3M-9QXA',
  '?state=decided&kind=refund_failed&search=wt_6d0c&start=24',
])('reads and writes “%s”', (search) => {
  expect(casesSearch(read(search))).toBe(search)
})

it.each([
  '?state=all',
  '?start=-1',
  '?start=x',
  '?start=99999999',
  '?kind=all',
  '?kind=',
  '?search=',
  '?search=%00%20',
])('shows the open cases for “%s”', (search) => {
  expect(read(search)).toEqual({ state: 'open', kind: null, search: '', start: 0 })
})

it('looks for a hundred characters at most', () => {
  expect(read(`?search=${'x'.repeat(200)}`).search).toHaveLength(100)
})
