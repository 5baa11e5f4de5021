import { italianNotices } from './italian-notices.server.ts'
import type { LegalTexts } from './legal-text.ts'

/** Legal texts in Italian, the version that binds. */
export const italianLegal: LegalTexts = {
  ...italianNotices,
  terms: {
    title: 'Condizioni di vendita',
    lead: 'Chi vende, che cosa compri e quando il contratto è concluso.',
    sections: [
      {
        heading: 'Chi vende',
        paragraphs: [
          '{{company}}, {{address}}, P. IVA {{vat}}, REA {{rea}}, gestisce il marketplace {{shop}} e riceve i pagamenti per conto dei produttori.',
          'Ogni prodotto è venduto e spedito dal produttore indicato nella scheda, con ragione sociale, sede, partita IVA e contatti. Il contratto di vendita è tra te e il produttore.',
        ],
      },
      {
        heading: 'Prezzi e sconti',
        paragraphs: [
          'I prezzi sono in euro, IVA inclusa. Accanto al prezzo trovi il prezzo al chilo, al litro o al pezzo.',
          'Quando un prezzo è ridotto indichiamo il prezzo più basso applicato nei 30 giorni precedenti, o da quando il prodotto è in vendita se sono meno (art. 17-bis del Codice del consumo).',
        ],
      },
      {
        heading: 'Ordine e contratto',
        paragraphs: [
          'Un carrello può contenere prodotti di più magazzini: nasce un ordine per ciascuno, con un solo pagamento.',
          'Il contratto è concluso quando il pagamento è confermato e ricevi l’e-mail di conferma. Se il pagamento non riesce non ti è addebitato nulla e il carrello resta com’è.',
          'Se un produttore non accetta l’ordine entro 3 giorni lavorativi, l’ordine è annullato e rimborsato.',
        ],
      },
      {
        heading: 'Pagamento',
        paragraphs: [
          'Paghi con carta sulle pagine dei nostri prestatori di servizi di pagamento. Il numero della carta non passa dai nostri server.',
        ],
      },
      {
        heading: 'Garanzia e reclami',
        paragraphs: [
          'Si applica la garanzia legale di conformità. Se un prodotto arriva danneggiato, diverso o incompleto scrivi a {{email}} entro pochi giorni, con una foto.',
          'Puoi rivolgerti a un organismo di risoluzione alternativa delle controversie. Il foro è quello della tua residenza.',
        ],
      },
      {
        heading: 'Alcolici',
        paragraphs: [
          'Vino, birra e liquori sono venduti solo a chi ha compiuto 18 anni. Alla cassa ti chiediamo di dichiararlo.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Informativa privacy',
    lead: 'Quali dati servono, per quanto tempo e chi li vede.',
    sections: [
      {
        heading: 'Titolare del trattamento',
        paragraphs: ['{{company}}, {{address}}, {{email}}.'],
      },
      {
        heading: 'Dati e motivi',
        paragraphs: [
          'Account: e-mail, nome, password (conservata solo come impronta non reversibile). Base giuridica: il contratto.',
          'Ordini: indirizzi, telefono per il corriere, prodotti, importi. Base giuridica: il contratto e gli obblighi fiscali.',
          'Sicurezza: indirizzo di rete e tentativi di accesso. Base giuridica: il legittimo interesse a proteggere gli account.',
          'Newsletter: l’e-mail e quando hai detto sì, finché non ti cancelli. Messaggi dal modulo di contatto: nome, e-mail e testo, per risponderti. Base giuridica: il tuo consenso e la tua richiesta.',
        ],
      },
      {
        heading: 'Chi li riceve',
        paragraphs: [
          'Il produttore e il corriere ricevono ciò che serve a preparare e consegnare. I prestatori di servizi di pagamento trattano i dati della carta, che noi non vediamo.',
          'Non vendiamo dati e non facciamo profilazione pubblicitaria.',
        ],
      },
      {
        heading: 'Per quanto tempo',
        paragraphs: [
          'L’account fino alla cancellazione; i documenti fiscali per dieci anni; i messaggi che ci scrivi per un anno; i dati di sicurezza per sei mesi.',
        ],
      },
      {
        heading: 'I tuoi diritti',
        paragraphs: [
          'Accesso, rettifica, cancellazione, limitazione, portabilità e opposizione: scrivi a {{email}}. Puoi fare reclamo al Garante per la protezione dei dati personali.',
        ],
      },
      {
        heading: 'Cookie',
        paragraphs: ['Solo tecnici, quindi nessun banner. Quali sono e quanto durano sta in una pagina sua.'],
        links: [{ path: '/legal/cookies', text: 'Cookie e memoria del browser' }],
      },
    ],
  },
  withdrawal: {
    title: 'Resi e recesso',
    lead: 'Hai 14 giorni per cambiare idea, con le eccezioni che la legge prevede per gli alimenti.',
    sections: [
      {
        heading: 'Il diritto di recesso',
        paragraphs: [
          'Puoi recedere senza dare motivi entro 14 giorni da quando ricevi l’ultimo pacco dell’ordine di quel produttore.',
          'Puoi farlo online in due passi, anche senza account: scegli i prodotti, confermi, e la ricevuta ti arriva subito per e-mail. Oppure basta una dichiarazione chiara a {{email}}, anche con il modulo qui sotto. Hai poi 14 giorni per rispedire la merce; il costo della restituzione è a tuo carico, salvo che il prodotto sia difettoso.',
          'Rimborsiamo il prezzo e la spedizione di andata entro 14 giorni, con lo stesso mezzo di pagamento, dopo aver ricevuto la merce o la prova della spedizione.',
        ],
        links: [{ path: '/withdraw', text: 'Recedi dal contratto qui' }],
      },
      {
        heading: 'Quando non si applica',
        paragraphs: [
          'Il recesso è escluso per i prodotti che si deteriorano o scadono rapidamente, per quelli fatti su misura e per quelli sigillati aperti dopo la consegna, se non si prestano alla restituzione per motivi igienici (art. 59 del Codice del consumo).',
          'La scheda di ogni prodotto lo dice prima che tu compri.',
        ],
      },
      {
        heading: 'Modulo di recesso tipo',
        paragraphs: [
          'Compila e restituisci questo modulo solo se vuoi recedere dal contratto (allegato I, parte B, della direttiva 2011/83/UE). (*) Cancella ciò che non serve.',
        ],
        form: [
          'Destinatario: {{company}}, {{address}}, {{email}}; oppure il produttore indicato nell’ordine',
          'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*)',
          'Ordinato il (*) / ricevuto il (*)',
          'Nome del/dei consumatore/i',
          'Indirizzo del/dei consumatore/i',
          'Firma del/dei consumatore/i (solo se il modulo è notificato in versione cartacea)',
          'Data',
        ],
      },
      {
        heading: 'Prodotto danneggiato o sbagliato',
        paragraphs: [
          'Non è recesso: è garanzia, e non ti costa nulla. Scrivi a {{email}} con il numero d’ordine e una foto.',
        ],
      },
    ],
  },
  shipping: {
    title: 'Come si spedisce',
    lead: 'Ogni produttore spedisce dal suo magazzino: per questo la spedizione si conta per magazzino.',
    sections: [
      {
        heading: 'Quanto costa',
        paragraphs: [
          'Regionale 10.00\u00a0€, nazionale 30.00\u00a0€, internazionale 50.00\u00a0€: sono i prezzi pieni. Quasi tutti i magazzini chiedono meno: la tariffa è scritta nella scheda e nel carrello.',
          'Se i prodotti di un magazzino raggiungono la sua soglia, la sua spedizione in Italia è gratuita. La barra nel carrello dice quanto manca.',
          'La spedizione regionale è possibile quando il tuo indirizzo è nella stessa regione di tutti i magazzini del carrello.',
        ],
      },
      {
        heading: 'Quando arriva',
        paragraphs: [
          'Gli ordini ricevuti prima delle 11 di un giorno lavorativo partono in giornata. In Italia la consegna richiede da due a quattro giorni lavorativi.',
          'I prodotti freschi e congelati partono da lunedì a mercoledì e arrivano in 24–48 ore, perché nessun pacco resti fermo nel fine settimana.',
        ],
      },
      {
        heading: 'Fuori dall’Italia',
        paragraphs: [
          'Ogni scheda dice dove il prodotto può essere spedito. Vino, freschi e congelati restano di solito in Italia. Se qualcosa non può raggiungere il tuo indirizzo lo diciamo prima del pagamento.',
        ],
      },
    ],
  },
}
