import { expect, it } from 'vitest'
import './server-texts.server.ts'
import { unusedTexts } from '../../../../tools/unused-texts.ts'
import { translatorOf } from './translator.ts'

it('has no text that nothing says', () => {
  const folders = '{apps/storefront/{app,server},packages/{design,domain}/src}'
  expect(unusedTexts(translatorOf('it').texts(), folders)).toEqual([])
})
