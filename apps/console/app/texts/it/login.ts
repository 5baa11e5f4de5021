/** The way in. */
export const login = {
  title: 'Entra nel tuo negozio',
  lead: 'La console di chi vende su {{shop}}: ordini, prodotti, scorte.',
  email: 'Email',
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Entra',
  forgot: 'Password dimenticata?',
  entering: 'Un momento…',
  errors: {
    emailMissing: 'Scrivi la tua email',
    emailWrong: 'Manca qualcosa: un’email è fatta come nome@esempio.it',
    passwordMissing: 'Scrivi la password',
    wrong_credentials: 'Email o password non corrispondono. Controlla il maiuscolo.',
    email_not_confirmed:
      'Questa email non è ancora confermata. Apri il link che ti abbiamo mandato, poi torna qui.',
    forbidden:
      'Questo account non lavora per nessun negozio. Chiedi al titolare di invitarti, o entra con l’account del negozio.',
    rate_limited: 'Troppi tentativi. Riprova fra qualche minuto.',
    login_paused:
      'Per sicurezza l’accesso a questo account è in pausa. Ti abbiamo scritto un’email con il modo per entrare.',
    unavailable: 'La console non risponde. Riprova fra poco: quello che hai scritto resta qui.',
  },
} as const
