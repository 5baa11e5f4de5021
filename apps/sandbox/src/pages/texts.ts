export type Language = 'it' | 'en' | 'es'

const texts = {
  it: {
    banner: 'Sandbox: nessun denaro reale',
    payTitle: 'Paga con carta',
    amount: 'Importo',
    number: 'Numero della carta',
    expiration: 'Scadenza (MM/AA)',
    cvx: 'Codice di sicurezza',
    holder: 'Intestatario della carta',
    pay: 'Paga',
    cancel: 'Annulla e torna al negozio',
    testCards: 'Carte di prova',
    testCardsHint: 'Qui funzionano solo queste. Sceglierne una compila il modulo.',
    use: 'Usa',
    wrongForm: 'Controlla i dati della carta.',
    wrongNumber: 'Questo numero non è tra le carte di prova accettate qui.',
    wrongDate: 'Scrivi mese e anno, per esempio 12/29.',
    expired: 'La carta è scaduta.',
    wrongCvx: 'Il codice ha 3 cifre, 4 per American Express.',
    challengeTitle: 'Verifica 3-D Secure',
    challengeText: 'La tua banca chiede di confermare questa operazione.',
    validation: 'Verifica della carta, senza addebito',
    code: 'Codice ricevuto',
    codeHint: 'Nella sandbox il codice è sempre 123456.',
    wrongCode: 'Il codice non è giusto.',
    approve: 'Conferma',
    refuse: 'Rifiuta',
    cancelChallenge: 'Annulla',
    usedTitle: 'Questa pagina è già stata usata',
    usedText: 'L’operazione è conclusa o scaduta. Nel negozio trovi il suo esito.',
    back: 'Torna al negozio',
    unknownTitle: 'Pagina non trovata',
    unknownText: 'Questo indirizzo di pagamento non esiste.',
    declined: 'La carta è stata rifiutata.',
    insufficient_funds: 'Fondi insufficienti sulla carta.',
    expired_card: 'La carta è scaduta.',
    incorrect_cvc: 'Il codice di sicurezza non è giusto.',
    processing_error: 'La banca ha avuto un errore. Riprova tra poco.',
    authentication: 'La verifica non è riuscita. Scegli un’altra carta o riprova.',
    email: 'E-mail',
    wrongEmail: 'Scrivi un indirizzo e-mail.',
    order: 'Il tuo acquisto',
    stale: 'La pagina è stata aperta altrove: riprova da qui.',
  },
  en: {
    banner: 'Sandbox: no real money',
    payTitle: 'Pay by card',
    amount: 'Amount',
    number: 'Card number',
    expiration: 'Expiry (MM/YY)',
    cvx: 'Security code',
    holder: 'Name on the card',
    pay: 'Pay',
    cancel: 'Cancel and go back to the shop',
    testCards: 'Test cards',
    testCardsHint: 'Only these work here. Choosing one fills in the form.',
    use: 'Use',
    wrongForm: 'Check the card details.',
    wrongNumber: 'This number is not one of the test cards accepted here.',
    wrongDate: 'Write month and year, for example 12/29.',
    expired: 'The card has expired.',
    wrongCvx: 'The code has 3 digits, 4 for American Express.',
    challengeTitle: '3-D Secure check',
    challengeText: 'Your bank asks you to confirm this operation.',
    validation: 'Card check, nothing is charged',
    code: 'Code you received',
    codeHint: 'In the sandbox the code is always 123456.',
    wrongCode: 'The code is not right.',
    approve: 'Confirm',
    refuse: 'Refuse',
    cancelChallenge: 'Cancel',
    usedTitle: 'This page has already been used',
    usedText: 'The operation is finished or has expired. The shop shows how it ended.',
    back: 'Back to the shop',
    unknownTitle: 'Page not found',
    unknownText: 'This payment address does not exist.',
    declined: 'The card was declined.',
    insufficient_funds: 'Not enough money on the card.',
    expired_card: 'The card has expired.',
    incorrect_cvc: 'The security code is not right.',
    processing_error: 'The bank had an error. Try again in a moment.',
    authentication: 'The check did not succeed. Choose another card or try again.',
    email: 'E-mail',
    wrongEmail: 'Write an e-mail address.',
    order: 'Your purchase',
    stale: 'The page was opened elsewhere: try again from here.',
  },
  es: {
    banner: 'Sandbox: sin dinero real',
    payTitle: 'Paga con tarjeta',
    amount: 'Importe',
    number: 'Número de la tarjeta',
    expiration: 'Caducidad (MM/AA)',
    cvx: 'Código de seguridad',
    holder: 'Titular de la tarjeta',
    pay: 'Pagar',
    cancel: 'Cancelar y volver a la tienda',
    testCards: 'Tarjetas de prueba',
    testCardsHint: 'Aquí solo funcionan estas. Al elegir una se rellena el formulario.',
    use: 'Usar',
    wrongForm: 'Revisa los datos de la tarjeta.',
    wrongNumber: 'Este número no es una de las tarjetas de prueba aceptadas aquí.',
    wrongDate: 'Escribe mes y año, por ejemplo 12/29.',
    expired: 'La tarjeta ha caducado.',
    wrongCvx: 'El código tiene 3 cifras, 4 en American Express.',
    challengeTitle: 'Verificación 3-D Secure',
    challengeText: 'Tu banco pide que confirmes esta operación.',
    validation: 'Verificación de la tarjeta, sin cargo',
    code: 'Código recibido',
    codeHint: 'En la sandbox el código es siempre 123456.',
    wrongCode: 'El código no es correcto.',
    approve: 'Confirmar',
    refuse: 'Rechazar',
    cancelChallenge: 'Cancelar',
    usedTitle: 'Esta página ya se ha usado',
    usedText: 'La operación ha terminado o ha caducado. La tienda muestra el resultado.',
    back: 'Volver a la tienda',
    unknownTitle: 'Página no encontrada',
    unknownText: 'Esta dirección de pago no existe.',
    declined: 'La tarjeta ha sido rechazada.',
    insufficient_funds: 'No hay saldo suficiente en la tarjeta.',
    expired_card: 'La tarjeta ha caducado.',
    incorrect_cvc: 'El código de seguridad no es correcto.',
    processing_error: 'El banco ha tenido un error. Inténtalo en un momento.',
    authentication: 'La verificación no se ha completado. Elige otra tarjeta o vuelve a intentarlo.',
    email: 'Correo electrónico',
    wrongEmail: 'Escribe una dirección de correo.',
    order: 'Tu compra',
    stale: 'La página se abrió en otro sitio: vuelve a intentarlo desde aquí.',
  },
} satisfies Record<Language, Record<string, string>>

export type TextKey = keyof (typeof texts)['it']

/** The texts of a language. */
export function textsOf(language: Language): Record<TextKey, string> {
  return texts[language]
}

/** Our language for a provider's culture or locale; English for those we do not speak. */
export function languageOf(culture: string | null): Language {
  const two = (culture ?? 'en').slice(0, 2).toLowerCase()
  return two === 'it' || two === 'es' ? two : 'en'
}

/** The language a browser prefers, for pages without a culture of their own. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? 'it').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((two): two is Language => two === 'it' || two === 'en' || two === 'es') ?? 'en'
}

/** As `languageOf`, but `auto` and none follow the browser. */
export function localeLanguage(locale: string | null, acceptLanguage: string | undefined): Language {
  return locale === null || locale === 'auto' ? preferredLanguage(acceptLanguage) : languageOf(locale)
}

/** Cents as people of that language write them. */
export function money(cents: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  )
}
