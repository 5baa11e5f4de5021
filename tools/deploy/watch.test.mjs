import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { watchShop } from '../../apps/backend/src/watch-shop.ts'
import { metrics, watch } from '../../packages/server-kit/src/watch/metrics.ts'
import { root } from '../installation.mjs'

const read = (path) => readFileSync(join(root, 'deploy/watch', path), 'utf8')
const dashboard = JSON.parse(read('dashboard.json'))
const rules = parse(read('alerts.yaml')).groups.flatMap((group) => group.rules)

// gauges of a shop that is none, in a registry that other files of the process read
afterAll(() => {
  for (const { name } of metrics.getMetricsAsArray())
    if (name.startsWith('filiera_')) metrics.removeSingleMetric(name)
})

it('draws and alerts by what the programs count', async () => {
  // it only takes note of hooks
  watch({ addHook: () => undefined }, { metricsHost: '127.0.0.1', metricsPort: 9400 })
  watchShop({ database: { pool: {} } })
  const known = new Set(metrics.getMetricsAsArray().map(({ name }) => name))
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ]
  expect(expressions.length).toBeGreaterThan(15)
  for (const expression of expressions)
    for (const [name] of expression.matchAll(/\b(?:http|nodejs|process|filiera)_[a-z_\d]+/g))
      expect([name, known.has(name.replace(/_(?:bucket|count|sum)$/, ''))]).toEqual([name, true])
})

it('says with each alert what to do, and whom it wakes', () => {
  for (const { alert, labels, annotations, ...rule } of rules) {
    expect(alert).toMatch(/^Filiera[A-Z]\w+$/)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(rule.for).toMatch(/^\d+m$/)
    expect(annotations.summary.length).toBeGreaterThan(10)
    expect(annotations.description.length).toBeGreaterThan(10)
  }
})
