import { describe, expect, it } from 'vitest'
import { carriers, readTrackingNumber, trackingExample, trackingUrl } from './tracking.ts'

describe('readTrackingNumber', () => {
  it.each([
    ['poste', ' rr 123 456 789 it', 'RR123456789IT'],
    ['brt', '0100-1234-5678', '010012345678'],
    ['brt', 'ABC012345678', null],
    ['ups', '1z12345e0205271688', '1Z12345E0205271688'],
    ['ups', '1Z12345', null],
    ['fedex', '1234567890123', null],
    ['gls', '', null],
    ['dhl', 'JD<script>', null],
    ['other', ' a mano, sabato ', 'a mano, sabato'],
    ['other', '', ''],
  ] as const)('%s %s', (carrier, typed, expected) => {
    expect(readTrackingNumber(carrier, typed)).toBe(expected)
  })

  it('takes the example of every carrier', () => {
    for (const carrier of carriers) {
      const example = trackingExample(carrier)
      if (example) expect(readTrackingNumber(carrier, example)).toBe(example)
    }
  })
})

describe('trackingUrl', () => {
  it('leads to a page of each known carrier, over HTTPS', () => {
    for (const carrier of carriers) {
      const url = trackingUrl(carrier, 'RR123456789IT')
      if (carrier === 'other') expect(url).toBeNull()
      else expect(new URL(url ?? '')).toMatchObject({ protocol: 'https:' })
    }
  })

  it('leads nowhere without a number', () => expect(trackingUrl('poste', '')).toBeNull())
})
