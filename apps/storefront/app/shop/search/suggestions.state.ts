import type { SearchSuggestions } from '@filiera/contract/catalog/search'

/** Shorter texts are not asked for (decision 25). */
export const MIN_LENGTH = 2

/** The groups below the products, in the order they are shown. */
export const suggestionGroups = ['category', 'seller', 'post'] as const
export type SuggestionGroup = (typeof suggestionGroups)[number]

export type Suggestions = {
  /** What is typed, without spaces at its ends. */
  text: string
  /** What fits it; `others` in the order of their groups. */
  found: SearchSuggestions
  /** What was searched last on this device: offered while nothing is typed. */
  recent: readonly string[]
  /** Which one the arrows stand on; −1 is the field itself, `optionsOf` the way to all results, or to forget what was searched. */
  active: number
  isOpen: boolean
}

export type SuggestionsAction =
  | { type: 'typed'; text: string }
  | { type: 'answered'; text: string; found: SearchSuggestions }
  | { type: 'recalled'; texts: readonly string[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; at: number }
  | { type: 'closed' }

export const noSuggestions: Suggestions = {
  text: '',
  found: { understood: [], products: [], others: [] },
  recent: [],
  active: -1,
  isOpen: false,
}

/** How many options lead somewhere. */
export const optionsOf = ({ text, found, recent }: Suggestions): number =>
  text === '' ? recent.length : found.products.length + found.others.length

/** What to ask the server for; null when there is too little. */
export function wantedText({ text }: Suggestions): string | null {
  return text.length >= MIN_LENGTH ? text : null
}

/** Positions that the arrows go through: the field, every option, all results (or to forget what was searched). */
function move(list: Suggestions, by: 1 | -1): Suggestions {
  const options = optionsOf(list)
  if (options === 0) return list
  if (!list.isOpen) return { ...list, isOpen: true, active: by > 0 ? 0 : options }
  const places = options + 2
  return { ...list, active: ((list.active + 1 + by + places) % places) - 1 }
}

export function reduceSuggestions(list: Suggestions, action: SuggestionsAction): Suggestions {
  switch (action.type) {
    case 'typed': {
      const text = action.text.trim()
      if (text === list.text) return list
      // the last good ones stay while the next are coming
      if (text.length >= MIN_LENGTH)
        return { ...list, text, active: -1, isOpen: list.isOpen && list.text !== '' }
      return { ...noSuggestions, text, recent: list.recent, isOpen: text === '' && list.recent.length > 0 }
    }
    case 'answered': {
      if (action.text !== list.text) return list
      const others = suggestionGroups.flatMap((group) =>
        action.found.others.filter(({ type }) => type === group),
      )
      const answered = { ...list, found: { ...action.found, others }, active: -1 }
      return { ...answered, isOpen: optionsOf(answered) > 0 }
    }
    case 'recalled': {
      const recalled = { ...list, recent: action.texts }
      return list.text === '' ? { ...recalled, isOpen: action.texts.length > 0, active: -1 } : recalled
    }
    case 'moved':
      return move(list, action.by)
    case 'pointed':
      return { ...list, active: action.at }
    case 'closed':
      return { ...list, isOpen: false, active: -1 }
  }
}
