import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../installation.mjs'
import { clock } from './report-vitest.mjs'

/** Playwright's reporter in `npm test`: a line per journey with the time so far, and the reason of a failure at once. */
export default class JourneyReporter {
  #started = Date.now()
  #all = 0
  #done = 0

  onBegin(_config, suite) {
    this.#all = suite.allTests().length
  }

  onTestEnd(test, result) {
    const passed = result.status === test.expectedStatus || result.status === 'skipped'
    const isLast = passed || result.retry === test.retries
    if (isLast) this.#done += 1
    const verdict = passed ? (result.retry > 0 ? 'ok at the second try' : 'ok') : isLast ? 'FAILED' : 'AGAIN'
    const seconds = (result.duration / 1000).toFixed(1)
    const [, , file, ...names] = test.titlePath()
    console.log(
      `${clock(this.#started)}  ${this.#done}/${this.#all}  ${verdict}  ${file} > ${names.join(' > ')}  ${seconds} s`,
    )
    if (!passed)
      for (const { message, snippet, location } of result.errors) {
        const place = location && `at ${relative(root, location.file)}:${location.line}`
        console.log(`${stripVTControlCharacters([message, snippet, place].filter(Boolean).join('\n'))}\n`)
      }
  }

  onError({ message }) {
    console.log(`FAILED  ${stripVTControlCharacters(message ?? '')}`)
  }
}
