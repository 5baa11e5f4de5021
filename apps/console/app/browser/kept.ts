const PREFIX = 'filiera-console.'

/** A choice of this browser that outlives the tab; null without one, or where the browser keeps nothing. */
export function readKept(name: string, area: Storage = localStorage): string | null {
  try {
    return area.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Keeps a choice; where the browser keeps nothing it lasts as long as the page. */
export function writeKept(name: string, value: string, area: Storage = localStorage): void {
  try {
    area.setItem(PREFIX + name, value)
  } catch {
    // private windows may refuse
  }
}
