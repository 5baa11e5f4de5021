import { resolve } from 'node:path'
import { runBackendScript } from './run-backend-script.mjs'

/** npm runs from the root of the project; paths are meant from where the command was typed. */
const from = process.env.INIT_CWD ?? process.cwd()
const isOption = (word, before) => word.startsWith('-') || before === '--seller'
const args = process.argv
  .slice(2)
  .map((word, index, all) => (isOption(word, all[index - 1]) ? word : resolve(from, word)))
runBackendScript('catalog/import/main.ts', args)
