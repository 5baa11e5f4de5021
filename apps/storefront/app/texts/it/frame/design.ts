export const design = {
  optional: 'facoltativo',
  fewer: 'Uno in meno: {{label}}',
  more: 'Uno in più: {{label}}',
  previousPrice: 'prezzo precedente',
  discount: 'sconto',
  breadcrumb: 'Percorso',
  close: 'Chiudi',
  longest: 'Al massimo {{most}} caratteri',
  errorSummary: 'Da sistemare',
}
