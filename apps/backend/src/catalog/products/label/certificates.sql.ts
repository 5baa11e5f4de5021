import { sql } from 'kysely'

/** Whether a certificate of a label `l` ends at all; those that do stand in an index of their own. */
export const hasEndingCertificate = sql<boolean>`l.mark_registers @? '$[*].expires ? (@ <> null)'`
