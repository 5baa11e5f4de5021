import { resolve } from 'node:path'
import { runBackendScript } from './run-backend-script.mjs'

/** `npm run backup -- <folder>`, `npm run restore -- <folder>`, `npm run move-to-postgres`. Paths are meant from where it was typed. */
const [command, folder] = process.argv.slice(2)
const from = process.env.INIT_CWD ?? process.cwd()
runBackendScript('platform/backup/main.ts', folder ? [command, resolve(from, folder)] : [command])
