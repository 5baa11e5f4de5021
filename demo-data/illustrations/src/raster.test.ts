import { expect, it } from 'vitest'
import { raster } from './raster.ts'

const square = (width: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="${width}" height="20"/></svg>`

it('paints a drawing at the size asked for', async () => {
  const picture = await raster(square('20'), 10, 10)
  expect((await picture.toBuffer({ resolveWithObject: true })).info).toMatchObject({ width: 10, height: 10 })
})

it('refuses a drawing with a number that failed', async () => {
  await expect(raster(square('NaN'), 10, 10)).rejects.toThrow('a number that failed')
})
