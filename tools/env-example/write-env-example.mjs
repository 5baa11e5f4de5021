import { writeFileSync } from 'node:fs'
import { renderEnvExample } from './env-example.ts'

/** Writes `.env.example` anew after a setting was added or changed. */
writeFileSync(new URL('../../.env.example', import.meta.url), renderEnvExample())
console.log('.env.example written')
