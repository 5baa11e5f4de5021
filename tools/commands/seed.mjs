import { runBackendScript } from './run-backend-script.mjs'

runBackendScript('seed/main.ts', process.argv.slice(2))
