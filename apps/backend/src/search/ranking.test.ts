import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standingPoints, wordWeights } from '@filiera/domain/ranking'
import { expect, it } from 'vitest'

const migration = (name: string) =>
  readFileSync(join(import.meta.dirname, '../database/migrations', name), 'utf8')

it('publishes the weights that the index of products uses', () => {
  const { title, tags, maker, description } = wordWeights
  const weights = [description, maker, tags, title].join(', ')
  expect(migration('0008_search_upkeep.sql')).toContain(`ts_rank('{${weights}}', words, wanted)`)
})

it('publishes the points of availability and popularity', () => {
  const { available, popularity } = standingPoints
  expect(migration('0027_closed_shops.sql')).toContain(
    `case when available then ${available} else 0 end + least(${popularity}, ln(`,
  )
})
