import type { ImportReport } from '@filiera/contract/catalog/import'

/** What a run did, in lines for a terminal. */
export function reportLines(report: ImportReport, dryRun: boolean): string[] {
  const { created, updated, unchanged, drafts, pictures, refused, missing, missingPictures, stopped } = report
  return [
    ...refused.map(({ line, field, reason }) => `row ${line}  refused  ${field}  ${reason}`),
    ...missing.map(
      ({ line, title, fields }) => `row ${line}  draft "${title}"  still needs ${fields.join(', ')}`,
    ),
    ...missingPictures.map(({ line, url, reason }) => `row ${line}  picture missing  ${url}  ${reason}`),
    `${dryRun ? 'Dry run, nothing written: ' : ''}${created} created, ${updated} updated, ${unchanged} unchanged (${drafts} of them drafts), ${pictures} pictures fetched, ${missingPictures.length} missing, ${refused.length} refused`,
    ...(stopped
      ? [
          `Stopped at row ${stopped.line}: ${stopped.reason}`,
          'What is counted above is written. Run the same command again to go on.',
        ]
      : []),
  ]
}
