/** Views of a list that somebody saves for themselves. */
export const views = {
  own: '{{name}} (mia)',
  new: 'Salva questa vista',
  change: 'Rinomina o elimina',
  update: 'Aggiorna «{{name}}»',
  name: 'Nome della vista',
  hint: 'Tiene l’elenco come lo vedi adesso, con filtri e ricerca. La vedi solo tu.',
  hintUnsearched: 'Tiene l’elenco come lo vedi adesso, con i filtri ma senza la ricerca. La vedi solo tu.',
  remove: 'Elimina la vista',
  nameless: 'Scrivi un nome.',
  taken: 'Hai già una vista con questo nome.',
  full: 'Hai già {{count}} viste: eliminane una.',
  failed: 'Non salvata: riprova.',
}
