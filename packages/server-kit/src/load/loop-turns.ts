/**
 * Node takes in one new connection in each turn of its event loop (libuv, since 1.45). With a page of 10 ms made in every turn newcomers
 * would stand at the door for seconds, where nobody can refuse them: so the loop turns so many times between two pages.
 */
const TURNS = 16

/** Waits for the caller's turn for work that keeps the event loop busy; who asks first comes first. */
type LoopTurn = () => Promise<void>

export function createLoopTurns(turns = TURNS): LoopTurn {
  const waiting: (() => void)[] = []
  let left = 0
  function turn(): void {
    left -= 1
    if (left > 0) setImmediate(turn)
    else waiting.shift()?.()
  }
  return function takeTurn() {
    return new Promise((resolve) => {
      const enter = () => {
        left = turns
        setImmediate(turn)
        resolve()
      }
      if (left === 0) enter()
      else waiting.push(enter)
    })
  }
}
