import type { ProductContent } from '@filiera/contract/console/product-content'
import { expect, it } from 'vitest'
import { emptyContent } from '../../../catalog/content/empty-content.ts'
import type { CellFacts } from './cell.ts'
import { declaredCells } from './declared-cells.ts'

const facts: CellFacts = { language: 'it', categories: [], warehouses: [], attributes: [] }
const bio: ProductContent['marks'][number] = {
  ...{ code: 'bio', register: 'IT-BIO-006', controlBody: 'Suolo', certificate: 'C-7', expires: '2027-06-30' },
  file: { id: 'a'.repeat(16), name: 'bio.pdf' },
}
const marksAfter = (text: string) => {
  const reading = declaredCells.marks.read(text, { ...emptyContent, marks: [bio] }, facts)
  return 'fault' in reading ? reading : reading.value.marks
}

it.each(['Biologico', 'Biologico | IT-BIO-006'])('leaves a certificate that "%s" does not name', (text) => {
  expect(marksAfter(text)).toEqual([bio])
})

it('takes what a line says of a certificate, and that of another register not at all', () => {
  expect(marksAfter('Biologico | IT-BIO-006 | Suolo | C-8')).toMatchObject([
    { controlBody: 'Suolo', certificate: 'C-8', expires: null },
  ])
  expect(marksAfter('Biologico | IT-BIO-009')).toMatchObject([{ certificate: '', expires: null }])
})
