import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readSheet } from './read-sheet.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const title = 'Listino autunno 2026'
const table = [
  ['Codice', 'Nome', 'Prezzo'],
  ['A1', 'Olio', '9,50'],
]
const read = {
  headings: ['Codice', 'Nome', 'Prezzo'],
  rows: [{ values: ['A1', 'Olio', '9,50'] }],
  guesses: ['own_code', 'title_it', 'price'],
}

it('takes for the headings of a workbook the row below its merged title', async () => {
  const path = join(folder, 'listino.xlsx')
  const cells = table.map((row) => row.map((value) => ({ value })))
  await writeXlsxFile([[{ value: title, columnSpan: 3 }, null, null], [], ...cells]).toFile(path)
  expect(await readSheet(path)).toMatchObject({ ...read, rows: [{ line: 4 }] })
})

it('takes for the headings of a CSV the line below its title', async () => {
  const path = join(folder, 'listino.csv')
  await writeFile(path, `${title};;\n;;\n${table.map((row) => row.join(';')).join('\n')}\n`)
  expect(await readSheet(path)).toMatchObject(read)
})
