/** Runs in the page of the console: moves the sheet and watches its rows. */
globalThis.sheet = (() => {
  const ROWS = '[role=grid] tbody tr'
  const scrollerOf = () => document.querySelector('[role=grid]').parentElement
  const LONGEST_MS = 30_000
  /** Waits for what the browser calls back; a hidden page is never drawn. @throws Error when it does not come */
  const called = (what, ask) =>
    new Promise((resolve, reject) => {
      const late = () =>
        reject(new Error(`no ${what} in ${LONGEST_MS} ms, the page is ${document.visibilityState}`))
      const timer = setTimeout(late, LONGEST_MS)
      ask((value) => {
        clearTimeout(timer)
        resolve(value)
      })
    })
  const frame = () => called('frame', requestAnimationFrame)
  const rest = () => called('idle moment', requestIdleCallback)
  /** Draws until something is so. @throws Error when it does not become so */
  const drawUntil = async (what, isSo) => {
    const started = performance.now()
    do {
      if (performance.now() - started > LONGEST_MS) throw new Error(`no ${what} in ${LONGEST_MS} ms`)
      await frame()
    } while (!isSo())
  }

  /** Whether every row in view says what it is. */
  const isFilled = (scroller) => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const shown = [...document.querySelectorAll(ROWS)].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.bottom > top && box.top < bottom
    })
    return shown.length > 0 && shown.every((row) => row.querySelector('a'))
  }

  return {
    /** Waits for a press, and for the rows that it brings. @returns milliseconds between the two */
    async open() {
      const { timeStamp } = await called('press', (press) =>
        addEventListener('pointerdown', press, { once: true }),
      )
      await drawUntil('rows', () => document.querySelector(`${ROWS} a`))
      return performance.now() - timeStamp
    },
    /** Moves it frame by frame. @returns the most rows that were in the document */
    async scroll(pixels, frames) {
      const scroller = scrollerOf()
      scroller.scrollTop = 0
      let most = 0
      for (let at = 0; at < frames; at++) {
        await frame()
        scroller.scrollTop += pixels
        most = Math.max(most, document.querySelectorAll(ROWS).length)
      }
      return most
    },
    /** Jumps to a share of it, from rows that are painted. @returns milliseconds until the rows in view are filled */
    async jump(share) {
      const scroller = scrollerOf()
      await rest()
      const started = performance.now()
      scroller.scrollTop = scroller.scrollHeight * share
      await drawUntil('filled rows', () => isFilled(scroller))
      return performance.now() - started
    },
  }
})()
