import { standingPoints, wordWeights } from '@filiera/domain/ranking'
import { expect, it } from 'vitest'
import { readMigrations } from '../../platform/database/migrate.ts'

const schema = readMigrations()
  .map(({ sql }) => sql)
  .join('\n')

it('publishes the weights that the index of products uses', () => {
  const { title, tags, maker, description } = wordWeights
  const weights = [description, maker, tags, title].join(', ')
  expect(schema).toContain(`ts_rank('{${weights}}', words, wanted)`)
})

it('publishes the points of availability and popularity', () => {
  const { available, popularity } = standingPoints
  expect(schema).toContain(`case when available then ${available} else 0 end + least(${popularity}, ln(`)
})
