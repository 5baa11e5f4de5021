import { readStoredJson, writeStored } from '../browser/stored.ts'
import type { IconName } from '../ui/icon.tsx'

/** A line of the palette: where it leads, or the dialog that it opens. */
export type Entry = {
  id: string
  label: string
  detail?: string
  icon: IconName
  picture?: string | null
  /** Letter that leads there after `G`, without the palette. */
  letter?: string
  more?: readonly Entry[]
} & ({ to: string } | { opens: 'newProduct' | 'tracking' })

export type Group = {
  name: 'recent' | 'products' | 'orders' | 'messages' | 'views' | 'actions' | 'goTo' | 'ofProduct'
  entries: readonly Entry[]
}

/** Most lines that were used recently. */
const MOST = 6
/** Longest search that the server takes. */
export const LONGEST = 60

const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of a text begins some word of a label, whatever the capitals and accents. */
export function fits(text: string, label: string): boolean {
  const words = plainText(label).split(/[^\p{L}\p{N}]+/u)
  return plainText(text)
    .split(/\s+/)
    .every((begun) => words.some((word) => word.startsWith(begun)))
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value && 'to' in value

/** What was used last in a shop, the latest first; commands as they are called now, those that are gone left out. */
export function readRecent(shop: string, commands: readonly Entry[]): Entry[] {
  const kept = readStoredJson(`palette.${shop}`)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return commands.filter(({ id }) => id === entry)
    return isEntry(entry) ? [entry] : []
  })
}

/** Keeps that a line was used: a command by its name, what was found as it is. */
export function storeRecent(shop: string, entry: Entry, commands: readonly Entry[]): void {
  const isCommand = ({ id }: Entry) => commands.some((command) => command.id === id)
  const { more: _, ...used } = entry
  const others = readRecent(shop, commands).filter(({ id }) => id !== entry.id)
  const kept = [used, ...others].slice(0, MOST).map((each) => (isCommand(each) ? each.id : each))
  writeStored(`palette.${shop}`, JSON.stringify(kept))
}
