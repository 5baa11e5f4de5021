import { expect, it } from 'vitest'
import { renderMatrixPage } from './matrix-page.ts'

it('docs/resilience.md says what is tested', async () => {
  await expect(renderMatrixPage()).toMatchFileSnapshot('../../../../../docs/resilience.md')
})
