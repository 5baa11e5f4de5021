/** The shop itself: how it presents itself, and when it is closed. */
export const shop = {
  intro: 'Quello che vede chi compra, da dove spedisci e quando sei chiuso.',
  save: 'Salva',
  leave: 'Lascia stare',
  failed: 'Non è riuscito. Quello che hai scritto è ancora qui: riprova fra poco.',
  met: {
    title: '{{by}} ha salvato altre modifiche mentre scrivevi. Niente è andato perso.',
    somebody: 'Un collega',
    taken: 'Già unito a quello che hai scritto: {{fields}}.',
    mine: 'Quello che hai scritto tu',
    theirs: 'Quello di {{by}}',
    again: 'Guarda che vada bene e salva di nuovo.',
  },
  overtaken:
    'Intanto qualcuno ha cambiato questi dati. Qui c’è quello che avevi scritto tu: guardalo prima di salvare.',
  holidays: {
    title: 'Ferie',
    add: 'Aggiungi ferie',
    change: 'Cambia',
    remove: 'Togli',
    open: 'Riapri oggi',
    none: 'Nessun periodo di chiusura. Quando chiudi, i prodotti restano visibili e non si possono ordinare.',
    days: 'da {{from}} a {{to}} {{year}}',
    houseText: 'I clienti leggono: «I prodotti restano visibili; si potranno comprare al rientro.»',
    states: { running: 'In corso', planned: 'In programma', past: 'Passate' },
    from: 'Primo giorno di chiusura',
    to: 'Ultimo giorno di chiusura',
    hint: 'I due giorni sono compresi, dalla mezzanotte italiana. Gli ordini già ricevuti si spediscono come sempre.',
    missing: 'Scegli il giorno',
    past: 'Questo giorno è passato',
    turned: 'L’ultimo giorno viene prima del primo',
    long: 'Al massimo {{count}} giorni di seguito',
    text: {
      it: 'Cosa leggono i clienti, in italiano',
      en: 'In inglese, se vuoto leggono l’italiano',
      es: 'In spagnolo, se vuoto leggono l’italiano',
    },
    saved: 'Ferie salvate. Il negozio chiude e riapre da solo.',
    ended: 'Fatto: in quei giorni il negozio è aperto.',
    endChanged: 'Un collega ha cambiato queste ferie: guarda i giorni di adesso e riprova.',
    failed: {
      conflict: 'In uno di questi giorni il negozio è già chiuso: guarda le altre ferie.',
      not_found:
        'Un collega ha tolto queste ferie. Quello che hai scritto è ancora qui: salva di nuovo per rimetterle.',
      expired: 'Queste ferie sono finite: restano come sono.',
    },
  },
} as const
