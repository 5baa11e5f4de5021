/** Waits until what a press has changed is on the screen; what it only prepares begins then. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
