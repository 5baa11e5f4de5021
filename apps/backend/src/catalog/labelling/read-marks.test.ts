import { expect, it } from 'vitest'
import { readMarks } from './read-marks.ts'

it.each([
  ['', []],
  [
    'DOP PDO-IT-0016, bio: IT-BIO-006',
    [
      { code: 'dop', register: 'PDO-IT-0016' },
      { code: 'bio', register: 'IT-BIO-006' },
    ],
  ],
  ['igp PGI-IT-01393; IGP PGI-IT-01393', [{ code: 'igp', register: 'PGI-IT-01393' }]],
  ['PAT', [{ code: 'pat', register: 'elenco nazionale PAT' }]],
])('%j is read', (text, marks) => {
  expect(readMarks(text)).toEqual(marks)
})

it.each(['DOP', 'DOP PGI-IT-0016', 'BIO', 'Slow Food', 'DOP PDO-IT-0016 e altro'])(
  '%j proves nothing',
  (text) => {
    expect(readMarks(text)).toEqual({ reason: expect.stringContaining(text) })
  },
)
