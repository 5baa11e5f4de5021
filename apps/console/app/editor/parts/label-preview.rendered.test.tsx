import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openEditor, storedProduct } from '../../../test/open-editor.tsx'

it('reads as the page of the product does, in the language of the label', async () => {
  const kept = storedProduct()
  kept.write({
    texts: { en: { ingredients: 'Olives, **milk**.', legalName: 'Olive oil', warnings: '' } },
    allergens: ['milk'],
    traces: ['nuts'],
    alcoholByVolume: 12.5,
    netQuantity: { value: 1500, unit: 'g' },
    ingredientShares: [{ ingredient: { it: 'Olive', en: 'Olives', es: '' }, percent: 80 }],
    originPlaces: [{ country: 'IT', region: null }],
    primaryIngredient: {
      name: { it: 'Olive', en: 'Olives', es: '' },
      places: [{ country: 'ES', region: null }],
    },
    importer: { name: 'Import SpA', address: 'Bari' },
    organic: { operatorCode: 'IT-BIO-009', origin: 'eu' },
    marks: [{ code: 'dop', register: 'DOP-1', controlBody: 'Agroqualità', certificate: '77', expires: null }],
  })
  await openEditor(kept)
  const label = () => screen.getByText(/12\.5%/).closest('[lang]')
  await waitFor(() => expect(label()?.textContent).toContain('Titolo alcolometrico'))
  fireEvent.click(screen.getByText('en', { selector: 'button' }))
  await waitFor(() => expect(label()?.getAttribute('lang')).toBe('en'))
  const said = label()?.textContent?.replaceAll('\u00a0', ' ')
  for (const words of [
    ...['Ingredients and allergens', 'Olives, milk.', 'Contains: milk. May contain traces of: nuts.'],
    ...['Quantity of ingredientsOlives 80%', 'Country of originItaly', 'Olives: Spain', 'Import SpA, Bari'],
    ...['Net quantity1.5 kg', 'Alcohol by volume12.5% vol.', 'IT-BIO-009', 'EU Agriculture'],
    ...['PDO: DOP-1 · controlled by Agroqualità · certificate 77'],
  ])
    expect(said).toContain(words)
})
