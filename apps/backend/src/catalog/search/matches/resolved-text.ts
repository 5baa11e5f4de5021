/** What a text asks for, ready for the stores. */
export type ResolvedText = {
  /** Text of a tsquery over `search_document.words` or `search_entry.words`. */
  query: string
  /** All lexemes joined by "or", for ranking: those of the words, of their synonyms, and the words as they are written. */
  wanted: { query: string; size: number }
  /** How many things are asked for. */
  groups: number
  /** So many products at least hold the one word asked for in their names, by the last count; 0 when not known. */
  documents: number
  /** The text that was searched when it is not the one typed. */
  correctedQuery: string | null
  /** Words of the text that what is found need not have: nothing has them, or nothing has all. */
  notFound: string[]
  /** Nothing can match. */
  isEmpty: boolean
}
