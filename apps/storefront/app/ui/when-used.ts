const signs = ['scroll', 'pointerdown', 'keydown', 'popstate', 'focusin'] as const

/** Settles when the page is first used; on a server at once. What stands below the first view has its HTML already and becomes live then. */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') return resolve()
    const heard = new AbortController()
    const used = () => {
      heard.abort()
      resolve()
    }
    for (const sign of signs)
      addEventListener(sign, used, { capture: true, passive: true, signal: heard.signal })
    // come back to a place further down, or to a part named in the address
    if (scrollY > 0 || location.hash) used()
  })
