import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../installation.mjs'

/** Vitest's reporter in `npm test`: a line per file with the time so far, and each failing test as soon as it failed. */
export default class ProgressReporter {
  #started = Date.now()
  #files = 0
  #done = 0

  onTestRunStart(specifications) {
    this.#files = specifications.length
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    if (state !== 'failed') return
    console.log(`\nFAILED  ${nameOf(test.module)} > ${test.fullName}`)
    for (const error of errors) console.log(`${textOf(error)}\n`)
  }

  onTestModuleEnd(module) {
    this.#done += 1
    const { duration } = module.diagnostic()
    const failed = module.ok() ? 'ok' : 'FAILED'
    const count = [...module.children.allTests()].length
    console.log(
      `${clock(this.#started)}  ${this.#done}/${this.#files}  ${failed}  ${nameOf(module)}  ${count} tests, ${(duration / 1000).toFixed(1)} s`,
    )
    // a suite or a file that could not be run at all
    for (const error of [...module.errors(), ...[...module.children.allSuites()].flatMap((s) => s.errors())])
      console.log(`\nFAILED  ${nameOf(module)}\n${textOf(error)}\n`)
  }

  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) console.log(`\nFAILED  outside of a test\n${textOf(error)}\n`)
  }
}

const nameOf = (module) => relative(root, module.moduleId)
/** Message, difference and the places in our own files. */
function textOf({ message, diff, stack = '' }) {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
  return stripVTControlCharacters([message, diff, ...places.slice(0, 3)].filter(Boolean).join('\n'))
}

/** Minutes and seconds since then: 3:07. */
export function clock(since) {
  const seconds = Math.floor((Date.now() - since) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
