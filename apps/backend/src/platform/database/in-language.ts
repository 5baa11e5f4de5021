import type { Language } from '@filiera/domain/languages'
import { type RawBuilder, sql } from 'kysely'

/** The first of some texts that is not blank, else an empty one: for texts that stand in rows of their own, the Italian one last. */
export const firstText = (...texts: readonly string[]): RawBuilder<string> =>
  sql<string>`coalesce(${sql.join(texts.map((text) => sql`nullif(btrim(${sql.ref(text)}), '')`))}, '')`

/** A text of a jsonb column in the wanted language, else in Italian, else empty; a blank text counts as missing. */
export const inLanguage = (column: string, lang: Language): RawBuilder<string> =>
  sql<string>`coalesce(nullif(btrim(${sql.ref(column)}->>${lang}::text), ''), ${sql.ref(column)}->>'it', '')`
