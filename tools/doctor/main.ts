import { checkSettings, printChecks } from './checks.ts'
import { probe } from './probes.ts'

/** `npm run doctor`: the checklist before going live, each line looked at here and now. Ends with 1 while something is to do. */
// an empty setting is none, as for the programs: a compose file passes on what nobody set as empty text
const environment = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
const checks = [...checkSettings(environment), ...(await probe(environment))]
console.log(printChecks(checks))
const left = checks.filter(({ state }) => state === 'wrong').length
console.log(left === 0 ? '\nReady to go live.' : `\n${left} to do. Settings: docs/configuration.md`)
process.exit(left === 0 ? 0 : 1)
