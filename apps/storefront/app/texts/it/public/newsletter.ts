/** Newsletter on home page and journal. */
export const newsletter = {
  page: 'Newsletter',
  title: 'Il raccolto, una volta al mese',
  lead: 'Chi ha pigiato, molito, stagionato. E cosa comprare mentre c’è.',
  label: 'La tua e-mail',
  placeholder: 'nome@esempio.it',
  submit: 'Iscrivimi',
  hint: 'Ti cancelli con un clic.',
  privacy: 'Leggi l’informativa privacy',
  invalid: 'Controlla l’indirizzo: manca qualcosa',
  failed: 'Non siamo riusciti a iscriverti. Riprova tra poco.',
  sent: 'Ti abbiamo scritto: apri il link nella mail per confermare.',
}
