import type { TermsText } from '../legal-text.ts'

/** Terms of sale and withdrawal in Italian, the version that binds. */
export const italianTerms: TermsText = {
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
}
