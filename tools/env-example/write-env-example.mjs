import { writeFileSync } from 'node:fs'
import { renderEnvExample, renderSettingsTable } from './env-example.ts'

/** Writes `.env.example` anew after a setting was added or changed. */
writeFileSync(new URL('../../.env.example', import.meta.url), renderEnvExample())
writeFileSync(new URL('../../docs/configuration.md', import.meta.url), renderSettingsTable())
console.log('.env.example and docs/configuration.md written')
