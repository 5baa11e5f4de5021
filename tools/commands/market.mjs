import { resolve } from 'node:path'
import { runBackendScript } from './run-backend-script.mjs'

/** npm runs from the root of the project; the file of a shop is meant from where the command was typed. */
const [command, file, ...rest] = process.argv.slice(2)
const from = process.env.INIT_CWD ?? process.cwd()
const args = command === 'shop' && file ? [command, resolve(from, file), ...rest] : process.argv.slice(2)
runBackendScript('seed/market.ts', args)
