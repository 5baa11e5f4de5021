import { italianNotices } from './italian-notices.server.ts'
import type { ShopLegalTexts } from './legal-text.ts'

/** Legal texts in Italian, the version that binds. */
export const italianLegal: ShopLegalTexts = {
  ...italianNotices,
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
          'Ogni magazzino ha la sua ora: gli ordini ricevuti prima, in un giorno in cui spedisce, partono in giornata. La pagina di ogni prodotto dice quando arriva. In Italia la consegna richiede da due a quattro giorni lavorativi.',
          'I prodotti freschi e congelati partono da lunedì a mercoledì e arrivano in 24–\u206048 ore, perché nessun pacco resti fermo nel fine settimana.',
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
