import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

const app = join(import.meta.dirname, '..')

it('has one row for every page, and every row has its page', () => {
  const modules = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('-page.tsx') && !path.endsWith('/error-page.tsx'))
  const named = pages.map(({ module }) => module)
  expect(
    modules.filter((path) => !named.includes(path)),
    'a page without its row: add it to app/pages/pages.ts',
  ).toEqual([])
  expect(
    named.filter((path) => !modules.includes(path)),
    'a row without its page: correct its module in app/pages/pages.ts',
  ).toEqual([])
})

it('names each path once', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
