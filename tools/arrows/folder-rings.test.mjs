import { expect, it } from 'vitest'
import { folderRings } from './folder-rings.mjs'

it('names two folders that import each other, and the imports of the step with the fewest', () => {
  const imports = [
    ['app/orders/page.tsx', 'app/returns/state.ts'],
    ['app/orders/list.tsx', 'app/returns/state.ts'],
    ['app/returns/page.tsx', 'app/orders/refuse.ts'],
  ]
  expect(folderRings(imports)).toEqual([
    { folders: ['app/orders', 'app/returns'], fewest: [['app/returns/page.tsx', 'app/orders/refuse.ts']] },
  ])
})

it('counts what lies deeper to the folder beside the other one', () => {
  const imports = [
    ['app/a/deep/one.ts', 'app/b/two.ts'],
    ['app/b/deep/three.ts', 'app/c/four.ts'],
    ['app/c/five.ts', 'app/a/six.ts'],
  ]
  expect(folderRings(imports).map(({ folders }) => folders)).toEqual([['app/a', 'app/b', 'app/c']])
})

it('names every ring of its own', () => {
  const both = (left, right) => [
    [`${left}/x.ts`, `${right}/y.ts`],
    [`${right}/x.ts`, `${left}/y.ts`],
  ]
  const imports = [...both('app/a', 'app/b'), ...both('app/b/c', 'app/b/d')]
  expect(folderRings(imports).map(({ folders }) => folders)).toEqual([
    ['app/a', 'app/b'],
    ['app/b/c', 'app/b/d'],
  ])
})

it('lets a folder and its parent, files of one folder and tests import each other', () => {
  const imports = [
    ['app/a/one.ts', 'app/a/b/two.ts'],
    ['app/a/b/two.ts', 'app/a/three.ts'],
    ['app/a/three.ts', 'app/a/one.ts'],
    ['app/c/one.ts', 'app/d/two.ts'],
    ['app/d/two.test.ts', 'app/c/one.ts'],
    ['app/d/two.ts', 'app/e/two.ts'],
  ]
  expect(folderRings(imports)).toEqual([])
})
