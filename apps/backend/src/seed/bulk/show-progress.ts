import type { Progress } from './share-work.ts'

const WIDTH = 30

/** A bar on a terminal, a line a step elsewhere. */
export function showProgress(): { progress: Progress; end(line: string): void } {
  const started = performance.now()
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`
  let step = ''
  return {
    progress(name, part) {
      if (process.stdout.isTTY) {
        const done = Math.round(part * WIDTH)
        const bar = `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)}`
        process.stdout.write(`\r\u001b[K${name.padEnd(10)} ${bar} ${Math.floor(part * 100)} %  ${seconds()}`)
      } else if (name !== step) console.log(`${name} … ${seconds()}`)
      step = name
    },
    end(line) {
      if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
      console.log(`${line} in ${seconds()}`)
    },
  }
}
