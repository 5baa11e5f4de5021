/** Runs in the page of the console: moves the sheet and watches its rows. */
globalThis.sheet = (() => {
  const ROWS = '[role=grid] tbody tr'
  const scrollerOf = () => document.querySelector('[role=grid]').parentElement
  const frame = () => new Promise(requestAnimationFrame)

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
    /** Jumps to a share of it. @returns milliseconds until the rows in view are filled */
    async jump(share) {
      const scroller = scrollerOf()
      const started = performance.now()
      scroller.scrollTop = scroller.scrollHeight * share
      do await frame()
      while (!isFilled(scroller))
      return performance.now() - started
    },
  }
})()
