import { describe, expect, it } from 'vitest'
import { expectDrawing } from '../drawing.expect.ts'
import { seasons } from './season.ts'
import { isBuilding, isTerrain, sellerPicture, terrainNames } from './seller-picture.ts'

describe('sellerPicture', () => {
  it.each(terrainNames)('draws %s in every season', (terrain) => {
    for (const season of seasons) expectDrawing(sellerPicture({ id: terrain, terrain, season }))
  })

  it('keeps the sky through the seasons', () => {
    const light = { colour: '#24634a', ink: '#0f3b28', sun: '#f7cf5e' }
    const winter = sellerPicture({ id: 'a', terrain: 'pascolo', season: 'inverno', light })
    expect(winter).toContain('fill="#24634a"')
  })

  it('gives two sellers on the same land two pictures', () => {
    const at = (shift: number) => sellerPicture({ id: 'a', terrain: 'vigna', building: 'casa', shift })
    expect(at(0)).not.toBe(at(0.1))
    expect(at(0)).toBe(sellerPicture({ id: 'a', terrain: 'vigna', building: 'casa' }))
  })

  it('knows its names', () => {
    expect(isTerrain('uliveto')).toBe(true)
    expect(isTerrain('toString')).toBe(false)
    expect(isBuilding('trullo')).toBe(true)
    expect(isBuilding('castle')).toBe(false)
  })
})
