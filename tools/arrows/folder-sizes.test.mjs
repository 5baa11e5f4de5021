import { expect, it } from 'vitest'
import { fullFolders } from './folder-sizes.mjs'

const files = (folder, count, ending) => Array.from({ length: count }, (_, at) => `${folder}/${at}${ending}`)

it('names a folder with more than 25 files of code', () => {
  expect(fullFolders(files('apps/x', 26, '.ts'))).toEqual(['apps/x: 26 files of code, 25 at most'])
})

it('counts neither what lies deeper nor data', () => {
  const shelf = [
    ...files('apps/x', 25, '.ts'),
    ...files('apps/x/y', 25, '.tsx'),
    ...files('apps/x', 9, '.svg'),
  ]
  expect(fullFolders(shelf)).toEqual([])
})

it('lets the steps of the schema stand in one row', () => {
  expect(fullFolders(files('apps/backend/src/platform/database/migrations', 40, '.sql'))).toEqual([])
})
