import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { YearBars } from './year-bars.tsx'

const years = (...counts: [string, number][]) => counts.map(([slug, count]) => ({ slug, name: slug, count }))
const bars = () => [...document.querySelectorAll('rect')]
const drawn = () => bars().map((bar) => `${bar.getAttribute('x')} ${bar.getAttribute('height')}`)

it('gives every year its place, also where one between has nothing', () => {
  renderPart(<YearBars values={years(['2023', 8], ['2022', 4], ['2019', 2])} chosen={new Set()} />)
  expect(drawn()).toEqual(['4 32', '3 16', '0 8'])
  expect(document.body.textContent).toBe('20192023')
})

it('lights what is chosen', () => {
  renderPart(<YearBars values={years(['2023', 8], ['2022', 4], ['2021', 2])} chosen={new Set(['2022'])} />)
  expect(bars().map((bar) => bar.classList.contains('fill-meter'))).toEqual([false, true, false])
})

it.each([
  ['few years', years(['2023', 8], ['2022', 4])],
  ['none', []],
  ['a value that is no year', years(['2023', 8], ['2022', 4], ['x', 1])],
  ['years without products', years(['2023', 8], ['2022', 0], ['2021', 0])],
])('draws nothing of %s', (_what, values) => {
  renderPart(<YearBars values={values} chosen={new Set()} />)
  expect(bars()).toEqual([])
})
