import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderEnvExample, renderSettingsTable } from './env-example.ts'

const text = renderEnvExample()

it('is what the configuration says: else run node tools/env-example/write-env-example.mjs', () => {
  expect(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')).toBe(text)
  const table = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')
  expect(table).toBe(renderSettingsTable())
})

it('describes every setting, each once', () => {
  const names = [...text.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'STOREFRONT_PORT', 'SANDBOX_PORT']))
  expect(text).not.toMatch(/^# (\(.*\))?$/m)
})
