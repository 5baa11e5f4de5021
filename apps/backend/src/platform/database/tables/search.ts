import type { Language } from '@filiera/domain/languages'
import type { ColumnType, Generated } from 'kysely'

type DocumentTable = {
  product_id: string
  /** A tsvector as text. */
  words: string
  rank: number
  tier: Generated<number>
}

type FormTable = {
  form: string
  lexemes: string[]
  documents: number
  best: Generated<string[]>
}

type SynonymTable = {
  id: Generated<number>
  it: Generated<string[]>
  en: Generated<string[]>
  es: Generated<string[]>
  /** Italian words that the others find too, but not the other way round. */
  narrower: Generated<string[]>
}

type EntryTable = {
  type: 'seller' | 'category' | 'post'
  id: string
  lang: Language
  title: string
  path: string
  picture_hash: string | null
  words: string
  name: string
}

/** The tables of the search that hold something of their own; the others are derived or work lists. */
export type SearchTables = {
  search_document: DocumentTable
  search_form: FormTable
  search_synonym: SynonymTable
  search_entry: EntryTable
  search_generation: { generation: number }
  search_state: { refreshed_at: ColumnType<Date, Date | string, Date | string> }
}
