import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const storefront = join(import.meta.dirname, '..')
const sources = ['app', 'server'].flatMap((folder) =>
  readdirSync(join(storefront, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: join(folder, file),
      text: readFileSync(join(storefront, folder, file), 'utf8'),
    })),
)

it('D64 pages whose address holds a token hide it from where they lead', () => {
  const pages = sources.filter(
    ({ file, text }) => file.endsWith('-page.tsx') && /searchParams\.get\('token'\)|tokenOf\(/.test(text),
  )
  expect(pages.length).toBeGreaterThan(4)
  const open = pages.filter(
    ({ text }) => !text.includes("export const headers = () => ({ 'referrer-policy': 'no-referrer' })"),
  )
  expect(open.map(({ file }) => file)).toEqual([])
})

it('nothing speaks to other windows', () => {
  const speaking = sources.filter(({ text }) =>
    /\.postMessage\(|addEventListener\(\s*'message'|\bonmessage\b|window\.opener/.test(text),
  )
  expect(speaking.map(({ file }) => file)).toEqual([])
})

it('no style asks the whole page what it holds: a browser would style it anew with every part that arrives', () => {
  const sheets = readdirSync(join(storefront, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(5)
  const asking = sheets.filter((file) =>
    /(?::root|html|body):has\(/.test(readFileSync(join(storefront, 'app', file), 'utf8')),
  )
  expect(asking).toEqual([])
})

it('no utility asks what its group holds: its rule names nobody, so it may be true of anything on the page', () => {
  const asking = sources.filter(({ text }) => /(?:group|peer)-has-/.test(text))
  expect(asking.map(({ file }) => file)).toEqual([])
})

it('no module makes a date format while a page loads: the first one takes a browser 40 ms', () => {
  const making = sources.filter(({ text }) => text.includes('new Intl.DateTimeFormat'))
  expect(making.map(({ file }) => file)).toEqual([])
  const dates = readdirSync(join(storefront, '../../packages/domain/src/dates')).filter((file) =>
    readFileSync(join(storefront, '../../packages/domain/src/dates', file), 'utf8').includes(
      'new Intl.DateTimeFormat',
    ),
  )
  expect(dates).toEqual(['date-format.ts'])
})
