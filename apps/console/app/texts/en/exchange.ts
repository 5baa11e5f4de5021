/** Products as files, out and in. */
export const exchange = {
  intro: 'Your products as a spreadsheet: download them, correct them, bring them back.',
  export: {
    title: 'Export products',
    hint: 'All columns, drafts included. Brought back without changes, the file changes nothing.',
    which: 'Which products',
    all: 'All',
    xlsx: 'Download for Excel',
    csv: 'Download CSV',
    formats: 'For Excel take the first: codes keep their zeros. The CSV is in UTF-8 with semicolons.',
    none: 'No such products: the file would be empty.',
    many: 'A file of this kind holds at most {{most}} products. Choose fewer.',
    failed: 'The file did not arrive. Try again.',
    saved: 'Downloaded: {{name}}',
    chosen: 'Export',
    dialogTitle: 'Export the chosen products',
    count_one: 'One product',
    count_other: '{{count}} products',
  },
}
