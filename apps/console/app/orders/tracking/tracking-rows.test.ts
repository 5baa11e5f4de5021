import { expect, it } from 'vitest'
import { readTrackingRows } from './tracking-rows.ts'

it('reads what spreadsheets write, with the head left out', () => {
  const text =
    'ordine;corriere;tracking\r\n7F3K-92QD-AAAA-BBBB;GLS;M1234567890\n\n7f3k-92qd-cccc-dddd\tposte italiane\t="RR123456789IT"\n"7F3K-92QD-EEEE-FFFF","BRT","010012345678"'
  expect(readTrackingRows(text)).toMatchObject([
    { line: 2, order: '7F3K-92QD-AAAA-BBBB', carrier: 'gls', number: 'M1234567890' },
    { line: 4, order: '7F3K-92QD-CCCC-DDDD', carrier: 'poste', number: 'RR123456789IT' },
    { line: 5, order: '7F3K-92QD-EEEE-FFFF', carrier: 'brt', number: '010012345678' },
  ])
})

it('names what is wrong with a row', () => {
  const text =
    '7F3K-92QD-AAAA-BBBB;GLS;M1234567890\npippo;GLS;1\n7F3K-92QD-AAAA-BBBB;Piccione;1\n7F3K-92QD-AAAA-BBBB;BRT;12'
  expect(readTrackingRows(text).map((row) => ('fault' in row ? row.fault : 'ok'))).toEqual([
    'ok',
    'order',
    'carrier',
    'number',
  ])
})

it('answers a first row whose number is mistyped: only what holds no digit is a head', () => {
  expect(readTrackingRows('7F3K-92QD-AAAA-BBB;GLS;M1234567890')).toMatchObject([{ line: 1, fault: 'order' }])
  expect(readTrackingRows('ordine;corriere;tracking')).toEqual([])
})

it('leaves no row out, however many there are', () => {
  const text = Array.from({ length: 600 }, () => '7F3K-92QD-AAAA-BBBB;GLS;M1234567890').join('\n')
  expect(readTrackingRows(text)).toHaveLength(600)
})
