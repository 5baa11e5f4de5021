import { runBackendScript } from './run-backend-script.mjs'

runBackendScript('database/seed/main.ts', process.argv.slice(2))
