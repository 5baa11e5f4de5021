/** Runs in a page before its own scripts: the slowest event of the last press, and when `wanted` was first on the screen after it. */
globalThis.noted = { paint: 0, pressed: 0, shown: null }
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) globalThis.noted.paint = Math.max(globalThis.noted.paint, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
addEventListener(
  'pointerdown',
  ({ timeStamp }) => {
    globalThis.noted = { paint: 0, pressed: timeStamp, shown: null }
    const look = () =>
      requestAnimationFrame((at) => {
        if (document.querySelector(globalThis.wanted))
          requestAnimationFrame(() => (globalThis.noted.shown ??= at))
        else look()
      })
    look()
  },
  true,
)
