import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../../test/render-part.tsx'
import '../../../../texts/it/product.ts'
import type { PageDetails, PageProduct } from '../page-product.ts'
import { ProductLabel } from './product-label.tsx'

const product = { lang: 'it', traditionalTerm: null } as PageProduct

const plain: PageDetails = {
  ...{ legalName: null, ingredients: 'Miele.', ingredientShares: [], origin: '', originPlaces: '' },
  ...{
    allergens: { contains: [], traces: [], declared: true },
    primaryIngredient: '',
    storage: 'In dispensa',
  },
  ...{ nutrition: null, nutritionExemption: null, shelfLifeDays: null, use: '', afterOpening: null },
  ...{ operator: { name: 'Arnie srl', address: 'Cosenza' }, importer: null, warnings: null, safety: null },
  ...{ netQuantity: { value: 400, unit: 'g' }, drainedQuantity: null, quantityReduced: null, organic: null },
  ...{
    alcoholByVolume: null,
    marks: [],
    lowestPrice30Days: null,
    lowestPriceSince: null,
    priceReason: null,
    tasting: null,
  },
  withdrawal: { allowed: true, reason: 'standard' },
}
const show = (details: Partial<PageDetails>) =>
  renderPart(<ProductLabel questions={[]} product={product} details={{ ...plain, ...details }} facts={[]} />)

/** What the label says under a name. */
const said = (name: string) => screen.getByText(name).nextElementSibling?.textContent

it('says what its seller declared', () => {
  show({
    originPlaces: 'Italia (Calabria), Francia',
    primaryIngredient: 'mandorle: Spagna',
    quantityReduced: { since: '1 ottobre 2026', previous: { value: 500, unit: 'g' } },
    marks: [
      { code: 'bio', register: 'IT-BIO-006', controlBody: 'ICEA', certificate: 'C-77' },
      { code: 'dop', register: 'PDO-IT-0016', controlBody: '', certificate: '' },
    ],
    organic: { operatorCode: 'A123', origin: 'Agricoltura UE/non UE' },
    shelfLifeDays: 30,
    warnings: 'Tagliente.',
    safety: { maker: { name: 'Vetreria', address: 'Murano' }, contact: 'info@vetreria.example' },
  })
  expect(said('Paese d’origine')).toBe('Italia (Calabria), Francia')
  expect(said('Origine dell’ingrediente primario')).toBe('mandorle: Spagna')
  expect(said('Quantità ridotta')).toBe(
    'Questa confezione contiene 100\u00a0g in meno rispetto alla precedente quantità (500\u00a0g; cambiata in data 1 ottobre 2026).',
  )
  const marks = screen.getByText('Denominazioni').nextElementSibling?.children
  expect([...(marks ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Bio: IT-BIO-006 · controllo di ICEA · certificato C-77',
    'DOP: PDO-IT-0016',
  ])
  expect(said('Codice dell’operatore biologico')).toBe('A123')
  expect(said('Origine biologica')).toBe('Agricoltura UE/non UE')
  expect(said('Durata alla consegna')).toBe('almeno 30 giorni')
  const safety = within(screen.getByText('Sicurezza del prodotto').closest('details') as HTMLElement)
  expect(safety.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Tagliente.',
    'Vetreria, Murano',
    'info@vetreria.example',
  ])
})

it('says nothing of food about goods that are none', () => {
  const safety = { maker: { name: 'Officine', address: 'Omegna' }, contact: 'a@officine.example' }
  const unsaid = { ingredients: '', storage: '', operator: { name: '', address: '' } }
  show({ ...unsaid, allergens: { contains: [], traces: [], declared: false }, warnings: 'Scotta.', safety })
  for (const title of ['Ingredienti e allergeni', 'Allergeni:', 'Conservazione e uso'])
    expect(screen.queryByText(title)).toBeNull()
  expect(screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Avvertenze',
    'Fabbricante',
    'Contatto',
    'Quantità netta',
  ])
})

it('has no row of what nobody declared', () => {
  show({})
  expect(screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Operatore responsabile',
    'Quantità netta',
    'Conservazione',
  ])
  expect(screen.queryByText('Sicurezza del prodotto')).toBeNull()
})
