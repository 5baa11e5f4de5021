import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSquare, dragCrop, isHeic, placeCrop, wholeCrop, ZOOM_MAX, zoomCrop } from './photo-crop.state.ts'

const landscape = wholeCrop(1600, 900)

test('begins with the largest square in the middle', () =>
  expect(cropSquare(landscape)).toEqual({ left: 350, top: 0, size: 900 }))

test('zooming keeps the middle', () =>
  expect(cropSquare(zoomCrop(landscape, 2))).toEqual({ left: 575, top: 225, size: 450 }))

test('a drag by half the square moves the picture by half the square, and stops at the edge', () => {
  const near = zoomCrop(landscape, 2)
  expect(cropSquare(dragCrop(near, 0.5, 0)).left).toBeCloseTo(350)
  expect(cropSquare(dragCrop(near, 99, -99))).toEqual({ left: 0, top: 450, size: 450 })
  expect(dragCrop(wholeCrop(500, 500), 0.3, 0.3)).toEqual(wholeCrop(500, 500))
})

test('whatever is done, the square stays inside the picture', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 9000 }),
      fc.array(
        fc.tuple(
          fc.constantFrom('zoom', 'place', 'drag'),
          fc.double({ min: -5, max: 9, noNaN: true }),
          fc.double({ min: -5, max: 9, noNaN: true }),
        ),
      ),
      (width, height, moves) => {
        let crop = wholeCrop(width, height)
        for (const [kind, a, b] of moves) {
          if (kind === 'zoom') crop = zoomCrop(crop, a)
          else crop = kind === 'place' ? placeCrop(crop, { x: a, y: b }) : dragCrop(crop, a, b)
        }
        const { left, top, size } = cropSquare(crop)
        expect(size).toBeGreaterThanOrEqual(Math.min(width, height) / ZOOM_MAX - 1e-6)
        for (const edge of [left, top]) expect(edge).toBeGreaterThanOrEqual(-1e-6)
        expect(left + size).toBeLessThanOrEqual(width + 1e-6)
        expect(top + size).toBeLessThanOrEqual(height + 1e-6)
      },
    ),
  ))

test('knows HEIC by any of its signs', () => {
  const start = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0')
  expect(isHeic('photo.jpg', 'image/jpeg', start)).toBe(true)
  expect(isHeic('IMG_1.HEIC', '', new Uint8Array())).toBe(true)
  expect(isHeic('photo', 'image/heif', new Uint8Array())).toBe(true)
  expect(isHeic('photo.jpg', 'image/jpeg', new Uint8Array([0xff, 0xd8]))).toBe(false)
})
