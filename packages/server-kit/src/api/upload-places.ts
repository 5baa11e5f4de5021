/** Gives a place back; a second time nothing happens. */
export type Leave = () => void

export type Places = {
  /**
   * Waits for a place, first come first served.
   * @param gone aborted when who waits has left
   * @returns null when too many wait, when it took too long, or when `gone`
   */
  take(gone: AbortSignal): Promise<Leave | null>
}

/** `most` places, and room for `waiting` more who get one within `waitMs` milliseconds or none. */
export function createPlaces(limits: { most: number; waiting: number; waitMs: number }): Places {
  const queue = new Set<(leave: Leave) => void>()
  let free = limits.most

  function leaveOnce(): Leave {
    let isLeft = false
    return function leave() {
      if (isLeft) return
      isLeft = true
      const [next] = queue
      if (next) next(leaveOnce())
      else free += 1
    }
  }

  return {
    async take(gone) {
      if (gone.aborted) return null
      if (free > 0) {
        free -= 1
        return leaveOnce()
      }
      if (queue.size >= limits.waiting) return null
      return new Promise((resolve) => {
        const settle = (leave: Leave | null) => {
          clearTimeout(timer)
          gone.removeEventListener('abort', giveUp)
          queue.delete(settle)
          resolve(leave)
        }
        const giveUp = () => settle(null)
        const timer = setTimeout(giveUp, limits.waitMs)
        gone.addEventListener('abort', giveUp)
        queue.add(settle)
      })
    },
  }
}
