const PREFIX = 'filiera-console.'

/** A choice of this browser that outlives the tab; null without one, or where the browser keeps nothing. */
export function readKept(name: string, area: Storage = localStorage): string | null {
  try {
    return area.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Keeps a choice, or forgets it; where the browser keeps nothing it lasts as long as the page. */
export function writeKept(name: string, value: string | null, area: Storage = localStorage): void {
  try {
    if (value === null) area.removeItem(PREFIX + name)
    else area.setItem(PREFIX + name, value)
  } catch {
    // private windows may refuse
  }
}

/** What is kept as JSON; null without it, or when it cannot be read. */
export function readKeptJson(name: string, area: Storage = localStorage): unknown {
  try {
    return JSON.parse(readKept(name, area) ?? 'null')
  } catch {
    return null
  }
}

/** Names of what is kept that begin alike. */
export function keptNames(beginning: string, area: Storage = localStorage): string[] {
  try {
    return Array.from({ length: area.length }, (_, at) => area.key(at) ?? '')
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}
