import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'
import type { LegalNotices } from './legal-text.ts'

/** Cookies, reviews, accessibility, reports and imprint in Italian. */
export const italianNotices: LegalNotices = {
  cookies: {
    title: 'Cookie',
    lead: 'Solo quelli che servono a far funzionare il negozio: per questo non ti chiediamo nulla.',
    sections: [
      {
        heading: 'Che cosa resta sul tuo dispositivo',
        paragraphs: [
          'Usiamo soltanto cookie e memoria tecnici, che non richiedono consenso (art. 122 del Codice privacy, linee guida del Garante del 10 giugno 2021).',
        ],
        list: [
          'filiera_session: da quando accedi, tiene aperto l’accesso al tuo account, 30 giorni dall’ultima visita o fino all’uscita.',
          'filiera_visitor: dal primo prodotto nel carrello, lo riconosce quando non hai fatto l’accesso, 90 giorni.',
          'filiera_next: ricorda per un giorno la pagina a cui torni quando confermi la tua e-mail.',
          'filiera_form: tiene per mezz’ora quello che avevi scritto in un modulo quando la sessione è finita, senza password, finché accedi di nuovo.',
          'Memoria del browser: righe del carrello con i nomi dei prodotti e preferiti, da quando li aggiungi; e-mail, ruolo e foto, finché hai fatto l’accesso; una pagina, uguale per tutti, per quando sei senza rete. Mai password o carte.',
          'Memoria della scheda: quello che scrivi in un modulo dell’account, dall’invio alla risposta, al massimo 30 minuti, per non perderlo se la sessione è scaduta.',
        ],
      },
      {
        heading: 'Che cosa non c’è',
        paragraphs: [
          'Nessun cookie di terzi, nessuna misura pubblicitaria, nessuna profilazione. Se un giorno cambiasse, te lo chiederemmo prima, con «Accetta» e «Rifiuta» di uguale peso.',
        ],
      },
      {
        heading: 'Come cancellarli',
        paragraphs: [
          'Con il pulsante qui sotto o dalle impostazioni del browser, quando vuoi. Il negozio funziona lo stesso: perdi solo l’accesso e il carrello di questo dispositivo.',
        ],
        links: [{ path: '/legal/privacy', text: 'Informativa privacy' }],
      },
    ],
  },
  reviews: {
    title: 'Come funzionano le recensioni',
    lead: 'Scrive solo chi ha ricevuto il prodotto, e un voto basso resta dov’è.',
    sections: [
      {
        heading: 'Chi può scrivere',
        paragraphs: [
          'Chi ha comprato il prodotto qui e lo ha ricevuto: lo controlliamo sulla riga dell’ordine consegnato. «Acquisto verificato» vuol dire questo (art. 22, comma 5-bis, del Codice del consumo).',
          `Una recensione per prodotto, da 1 a 5 stelle, modificabile per ${REVIEW_EDIT_DAYS} giorni.`,
        ],
      },
      {
        heading: 'Media e ordine',
        paragraphs: [
          'La media ha due decimali e conta tutte le recensioni pubblicate, senza pesi. Le più recenti stanno prima; puoi ordinarle anche per voto.',
          'Non paghiamo e non premiamo recensioni, e i produttori non possono toglierle.',
        ],
      },
      {
        heading: 'Che cosa togliamo',
        paragraphs: [
          'Insulti, dati personali, pubblicità, testi che non parlano del prodotto. Conserviamo il motivo e lo diciamo a chi ha scritto.',
        ],
        links: [{ path: '/legal/notice', text: 'Segnala un contenuto' }],
      },
    ],
  },
  accessibility: {
    title: 'Accessibilità',
    lead: 'Il negozio deve poter essere usato da chiunque, con la tastiera, con un lettore di schermo, con lo zoom.',
    sections: [
      {
        heading: 'Stato',
        paragraphs: [
          'Seguiamo le WCAG 2.2, livello AA, e la norma EN\u00a0301\u00a0549, come chiede la direttiva (UE) 2019/882 (D.Lgs. 82/2022).',
          'Ogni schermata, nelle tre lingue e nei due temi, passa un controllo automatico a ogni modifica; i percorsi d’acquisto si fanno per intero da tastiera.',
        ],
      },
      {
        heading: 'Come è fatto il servizio',
        paragraphs: ['In parole semplici, ciò che puoi aspettarti:'],
        list: [
          'testi ingrandibili fino al 200 % senza perdere nulla, contrasto di almeno 4,5 a 1;',
          'ogni modulo ha etichette, errori scritti accanto al campo e un riassunto in cima;',
          'la mappa dei produttori ha sempre un elenco equivalente;',
          'le animazioni rispettano la scelta di ridurre il movimento;',
          'le illustrazioni hanno un testo alternativo quando dicono qualcosa che il testo non dice.',
        ],
      },
      {
        heading: 'Limiti noti',
        paragraphs: [
          'Le pagine di pagamento dei prestatori sono loro: ne abbiamo scelti che dichiarano la conformità, ma non possiamo correggerle noi.',
        ],
      },
      {
        heading: 'Se qualcosa non va',
        paragraphs: [
          'Scrivi a {{email}} o chiama {{telephone}}: rispondiamo entro 10 giorni lavorativi. Se la risposta non ti basta puoi rivolgerti all’Agenzia per l’Italia digitale (AgID).',
        ],
        links: [{ path: '/contact', text: 'Scrivici' }],
      },
    ],
  },
  notice: {
    title: 'Segnala un contenuto illecito',
    lead: 'Un prodotto, un testo o una recensione che viola la legge: dicci quale e perché.',
    sections: [
      {
        heading: 'Che cosa scrivere',
        paragraphs: ['L’art. 16 del regolamento (UE) 2022/2065 chiede quattro cose:'],
        list: [
          'perché il contenuto è illecito, con i motivi;',
          'l’indirizzo esatto della pagina (URL);',
          'il tuo nome e la tua e-mail; non servono per i reati sessuali su minori;',
          'la dichiarazione che ritieni in buona fede esatte e complete le informazioni.',
        ],
        links: [{ path: '/contact?topic=notice', text: 'Invia la segnalazione' }],
      },
      {
        heading: 'Che cosa succede dopo',
        paragraphs: [
          'Ti confermiamo subito di averla ricevuta. Una persona la esamina senza ritardo, decide e ti scrive la decisione con i motivi e come contestarla; chi ha pubblicato il contenuto riceve le sue (art. 17).',
          'Gli indirizzi per le autorità e per gli utenti (artt. 11 e 12) sono gli stessi: {{email}}, in italiano o in inglese.',
          'Se hai comprato un prodotto illecito, ti avvisiamo (art. 32). Il coordinatore dei servizi digitali in Italia è l’AGCOM.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Note legali',
    lead: 'Chi gestisce questo marketplace e come raggiungerlo.',
    sections: [
      {
        heading: 'Gestore',
        paragraphs: [
          '{{company}}, {{address}}.',
          'P. IVA {{vat}} · REA {{rea}}.',
          'E-mail {{email}} · telefono {{telephone}}.',
        ],
      },
      {
        heading: 'Ruolo',
        paragraphs: [
          '{{shop}} è un mercato online: i contratti di vendita sono tra te e il produttore indicato in ogni scheda, che dichiara di essere un professionista (art. 49-bis del Codice del consumo). Noi gestiamo il sito, il pagamento e l’assistenza.',
          'La piattaforma europea per le controversie online è chiusa dal 20 luglio 2025. Per una soluzione senza giudice puoi rivolgerti a un organismo ADR.',
        ],
        links: [
          { path: '/legal/terms', text: 'Condizioni di vendita' },
          { path: '/ranking', text: 'Come ordiniamo i risultati' },
          { path: '/credits', text: 'Crediti' },
        ],
      },
    ],
  },
}
