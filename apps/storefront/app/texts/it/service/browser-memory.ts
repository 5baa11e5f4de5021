/** What this browser keeps, on the pages about cookies and privacy. */
export const browserMemory = {
  title: 'Cosa conserva questo browser',
  text: 'Solo ciò che serve al negozio, e solo da quando serve. Niente pubblicità né misure di terzi: per questo non c’è un banner.',
  session: 'Accesso (cookie filiera_session)',
  sessionText: 'Da quando accedi, 30 giorni dall’ultima visita o finché esci.',
  visitor: 'Carrello senza account (cookie filiera_visitor)',
  visitorText: 'Da quando metti il primo prodotto nel carrello senza accedere, 90 giorni.',
  cart: 'Righe del carrello',
  cartText: 'Prodotti e quantità, mai i prezzi.',
  login: 'Chi ha fatto l’accesso',
  loginText: 'Indirizzo e-mail, ruolo e foto, per l’intestazione. Spariscono quando esci.',
  wishlist: 'Preferiti',
  wishlistText: 'I prodotti con il cuore, per ritrovarli senza account.',
  searches: 'Ricerche recenti',
  searchesText:
    'Le ultime sei parole o frasi cercate, per ritrovarle sotto il campo di ricerca. Restano su questo dispositivo.',
  clear: 'Cancella tutto da questo browser',
  clearText:
    'Esci dall’account e svuoti il carrello di questo browser. Quello che è nell’account resta nell’account.',
  cleared: 'In questo browser non è rimasto nulla.',
}
