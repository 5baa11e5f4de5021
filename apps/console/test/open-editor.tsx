import type { ProductContent } from '@filiera/contract/console/product-content'
import type { EditedProduct } from '@filiera/contract/console/products'
import {
  applyChange,
  type ContentChange,
  joinChanges,
  partNames,
} from '@filiera/domain/products/content-parts'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from './open-console.tsx'

export const texts = {
  title: 'Olio',
  shortDescription: 'Fruttato.',
  tags: [],
  questions: [],
  legalName: '',
  ingredients: 'Olive.',
  origin: 'Italia',
  storage: 'Al buio',
  use: '',
  afterOpening: '',
  priceReason: '',
  warnings: '',
}
export const live: ProductContent = {
  texts: { it: texts, en: { ...texts, title: 'Oil' }, es: { ...texts, title: '' } },
  category: null,
  brand: null,
  ownCode: null,
  gtin: null,
  vatRate: null,
  netQuantity: null,
  drainedQuantity: null,
  grossWeight: null,
  quantityChanged: null,
  temperature: 'ambient',
  shipsTo: ['IT'],
  warehouse: '1',
  marks: [],
  organic: null,
  allergens: null,
  traces: [],
  notAllergens: [],
  ingredientShares: [],
  nutrition: null,
  alcoholByVolume: null,
  originPlaces: [],
  primaryIngredient: null,
  shelfLifeDays: null,
  operator: { name: '', address: '' },
  importer: null,
  withdrawal: 'standard',
  perishableUnder30Days: false,
  safety: null,
  attributes: {},
  pictures: [],
}

/** A product as the backend keeps it: a draft that others may write into, too. */
export function storedProduct() {
  let draft: ContentChange = {}
  let version = 0
  let planned: string | null = null
  const at = '2026-11-23T10:00:00.000Z'
  return {
    write(change: ContentChange) {
      draft = joinChanges(draft, change)
      version += 1
    },
    plan(moment: string) {
      planned = moment
    },
    planned: () => planned,
    discard() {
      draft = {}
      planned = null
      version += 1
    },
    version: () => version,
    draft: () => draft,
    answer: (): EditedProduct => ({
      id: '7',
      slug: 'olio',
      status: 'published',
      draftVersion: version,
      liveVersion: 1,
      live,
      content: applyChange(live, draft),
      draft:
        version === 0
          ? null
          : {
              changed: partNames(draft),
              baseVersion: 1,
              edited: { by: 'Luca', at },
            },
      schedule: planned === null ? null : { at: planned, by: 'Rosa', failed: null },
      published: { by: 'Rosa', at, number: 1 },
      review: {
        publishable: version > 0,
        required: version > 0 ? [] : ['allergens'],
        missing: { it: [], en: [], es: ['texts.es.title'] },
        faults: [],
        warnings: [],
      },
    }),
  }
}

/**
 * Times that tests do not wait for, in milliseconds: without a letter until the editor saves (`use-editor.ts`), between two looks at what is not
 * saved (`use-unsaved.ts`), and until that is compared again (`use-still-unsaved.ts`).
 */
const LONG_MS = [1_200, 3_000, 30_000]
const SHORT_MS = 50

/** Those times are short; all other time is as it is. */
function shortenPauses(): void {
  const { setTimeout: wait, setInterval: repeat } = window
  const shorten = (ms = 0) => (LONG_MS.includes(ms) ? SHORT_MS : ms)
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => wait(run, shorten(ms)))
  vi.stubGlobal('setInterval', (run: () => void, ms?: number) => repeat(run, shorten(ms)))
}

/** The editor of a product; its draft takes what is sent, on the version that it was typed on. */
export async function openEditor(
  kept: ReturnType<typeof storedProduct>,
  more: Answers = {},
  {
    role = 'owner',
    title = 'Olio',
    pause = 'short',
  }: { role?: ShopRole; title?: string; pause?: 'short' | 'real' } = {},
) {
  if (pause === 'short') shortenPauses()
  const opened = openConsole('/products/7', {
    'GET /api/seller/session': sessionOf(shopFor(role)),
    'GET /api/seller/products/7': () => ({ status: 200, body: kept.answer() }),
    'PATCH /api/seller/products/7/draft': (sent) => {
      if (sent.headers['if-match'] !== `"v${kept.version()}"`) {
        const changed = { by: 'Luca', at: '2026-11-23T10:00:00.000Z', current: {} }
        const refused = problem('changed_meanwhile', 412)
        return { ...refused, body: { ...(refused.body as object), changed } }
      }
      kept.write(JSON.parse(sent.body))
      return { status: 200, body: { version: kept.version() } }
    },
    ...more,
  })
  await screen.findByRole('heading', { level: 1, name: title })
  return opened
}

export const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name)
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
export const SAVED = /Bozza salvata/
