import { randomUUID } from 'node:crypto'
import type { BackendCall } from '@filiera/contract/client'
import { createImport } from '@filiera/contract/console/imports'
import { changeJob } from '@filiera/contract/console/jobs'
import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import { type Figure, round } from '../figure.ts'
import { openCatalogues } from '../large-catalogue.ts'
import { answerOf, enterShop, untilPast } from './enter-shop.ts'

const ROWS = 10_000
/** One more than the demonstration has: that one keeps all that is added. */
const SELLERS = 40
const LIMIT_S = 90

type Row = Partial<Record<SheetColumn, string>>

const row = (number: number, price: number, year: number): Row => ({
  own_code: `B-${String(number).padStart(5, '0')}`,
  title_it: `Olio extravergine di oliva ${number}, raccolta ${year}`,
  title_en: `Extra virgin olive oil ${number}, harvest ${year}`,
  title_es: `Aceite de oliva virgen extra ${number}, cosecha ${year}`,
  description_it: `Olive del lotto ${number}, franti entro sei ore, annata ${year}.`,
  price: `${price},90`,
  stock: String(price * 2),
  category: 'olio-e-aceto',
  net_quantity: '500 ml',
  ingredients_it: 'Olio extravergine di oliva',
  storage_it: 'Al riparo dalla luce.',
  operator_name: 'Frantoio di Prova',
  operator_address: 'Via dei Mulini 1, 70032 Bitonto BA',
})

function fileOf(rows: readonly Row[]): { file: Blob; columns: SheetColumn[] } {
  const columns = Object.keys(rows[0] ?? {}) as SheetColumn[]
  const lines = [columns, ...rows.map((each) => columns.map((column) => each[column] ?? ''))]
  return { file: new Blob([lines.map((cells) => cells.join(';')).join('\n')]), columns }
}

/** Brings rows in: sent, tried and carried out. @throws Error when one of them is left out */
async function bringIn(call: BackendCall, name: string, rows: readonly Row[]): Promise<Figure> {
  const { file, columns } = fileOf(rows)
  const started = performance.now()
  const query = { name: 'bench.csv', lang: 'it', columns } as const
  const { id } = answerOf(await call(createImport, { file, query }, { 'idempotency-key': randomUUID() }))
  const sent = (performance.now() - started) / 1000
  const tried = await untilPast(call, id, 'trying')
  const job = answerOf(await call(changeJob, { params: { id }, body: { state: 'running' } }))
  if (job.counts.ready !== rows.length) throw new Error(`not every row is ready: ${JSON.stringify(job)}`)
  const done = await untilPast(call, id, 'running')
  const value = round(sent + tried + done, 1)
  return {
    name: `console, import of ${rows.length} rows: ${name}`,
    unit: 's',
    limit: LIMIT_S,
    value,
    runs: [value],
    detail: { 'sent s': round(sent, 1), 'tried s': round(tried, 1), 'done s': round(done, 1) },
  }
}

/** Files of 10,000 rows that come in by the console: new products, then a change of their texts, prices and pieces. */
export async function measureConsoleImport(report: (figure: Figure) => void): Promise<void> {
  const { catalogues, stop } = await openCatalogues([ROWS], { sellers: SELLERS })
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    const { call } = await enterShop(catalogue)
    const rows = (price: number, year: number) =>
      Array.from({ length: ROWS }, (_, number) => row(number, price, year))
    report(await bringIn(call, 'new products', rows(12, 2025)))
    report(await bringIn(call, 'products changed', rows(13, 2026)))
    const alike = rows(12, 2025).map((each, number) => ({
      ...each,
      own_code: `C-${number}`,
      title_it: 'Olio extravergine di oliva',
    }))
    report(await bringIn(call, 'new products of one title', alike))
  } finally {
    await stop()
  }
}
