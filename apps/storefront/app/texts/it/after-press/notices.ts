/** Notices of the error catalogue (specification §8): what happened and what to do. */
export const notices = {
  close: 'Chiudi l’avviso',
  undo: 'Annulla',
  products_get_error: {
    title: 'Non riusciamo a mostrare i prodotti',
    description: 'Il catalogo non risponde. Ricarica la pagina tra poco.',
  },
  product_get_error: {
    title: 'Non riusciamo a mostrare il prodotto',
    description: 'La scheda non risponde. Ricarica la pagina tra poco.',
  },
  sellers_list_error: {
    title: 'Non riusciamo a mostrare i produttori',
    description: 'L’elenco non risponde. Ricarica la pagina tra poco.',
  },
  cart_error: {
    title: 'Il carrello non risponde',
    description: 'Quello che c’era dentro è rimasto com’era. Riprova tra poco.',
  },
  cart_add_error: {
    title: 'Non l’abbiamo aggiunto',
    description: 'Riprova tra poco: il carrello è rimasto com’era.',
  },
  cart_add_success: {
    title: 'Nel carrello',
    description: '{{title}}',
  },
  cart_remove_error: {
    title: 'Non l’abbiamo tolto',
    description: 'Il prodotto è ancora nel carrello. Riprova tra poco.',
  },
  cart_remove_success: {
    title: 'Tolto dal carrello',
    description: '{{title}}',
  },
  cart_later_success: {
    title: 'Salvato per dopo',
    description: '{{title}}: lo ritrovi tra i preferiti.',
  },
  wrong_credentials: {
    title: 'E-mail o password non corrispondono',
    description: 'Controllale e riprova.',
  },
  welcome_back: {
    title: 'Bentornato, {{name}}',
    description: 'Indirizzi, ordini e carrello sono al loro posto.',
  },
  goodbye: {
    title: 'A presto',
    description: 'Su questo dispositivo non resta nulla del tuo account.',
  },
  registration_error: {
    title: 'L’account non è stato creato',
    description: 'Controlla i campi segnalati e riprova.',
  },
  notification_registration_error: {
    title: 'L’indirizzo non è stato confermato',
    description: 'Chiedi un nuovo link: quello vecchio non vale più.',
  },
  profile_photo_error_description: {
    title: 'La foto non è stata cambiata',
    description: 'Quella di prima è rimasta. Riprova con un’altra immagine.',
  },
  profile_photo_description: {
    title: 'Foto aggiornata',
    description: 'La vedi nel tuo profilo.',
  },
  password_not_updated_description: {
    title: 'La password non è stata cambiata',
    description: 'Vale ancora quella di prima. Controlla i campi e riprova.',
  },
  password_updated_description: {
    title: 'Password cambiata',
    description: 'Gli altri dispositivi sono stati scollegati.',
  },
  user_updated: {
    title: 'Profilo aggiornato',
    description: 'Le modifiche valgono da subito.',
  },
  email_error: {
    title: 'L’e-mail non è partita',
    description: 'Non è cambiato nulla. Riprova tra poco.',
  },
  email_sent: {
    title: 'E-mail in arrivo',
    description: 'Apri il link che trovi nel messaggio.',
  },
  pwd_reset_error: {
    title: 'La password non è stata reimpostata',
    description: 'Vale ancora quella di prima. Chiedi un nuovo link.',
  },
  pwd_reset: {
    title: 'Nuova password salvata',
    description: 'Tutti i dispositivi sono stati scollegati: accedi con la nuova.',
  },
  account_delete_error: {
    title: 'L’account non è stato eliminato',
    description: 'I tuoi dati sono come prima.',
  },
  account_delete_success: {
    title: 'Account eliminato',
    description: 'I tuoi dati personali sono stati cancellati. Le fatture restano per legge.',
  },
  addresses_get: {
    title: 'Non riusciamo a mostrare gli indirizzi',
    description: 'Sono al sicuro. Ricarica la pagina tra poco.',
  },
  address_get: {
    title: 'Non troviamo questo indirizzo',
    description: 'Torna all’elenco e sceglilo di nuovo.',
  },
  address_add_error: {
    title: 'L’indirizzo non è stato salvato',
    description: 'Controlla i campi segnalati e riprova.',
  },
  address_add_success: {
    title: 'Indirizzo salvato',
    description: 'Lo trovi alla cassa e nel tuo account.',
  },
  address_update_error: {
    title: 'L’indirizzo non è cambiato',
    description: 'Controlla i campi segnalati e riprova.',
  },
  address_update_success: {
    title: 'Indirizzo aggiornato',
    description: 'Gli ordini già fatti tengono quello vecchio.',
  },
  address_delete_error: {
    title: 'L’indirizzo non è stato eliminato',
    description: 'È ancora nell’elenco. Riprova tra poco.',
  },
  address_delete_success: {
    title: 'Indirizzo eliminato',
    description: 'Gli ordini già fatti non cambiano.',
  },
  order_create_error: {
    title: 'L’ordine non è stato creato',
    description: 'Non ti è stato addebitato nulla e il carrello è intatto.',
  },
  order_create_success: {
    title: 'Ordine creato',
    description: 'Teniamo da parte i prodotti mentre paghi.',
  },
  checkout_error: {
    title: 'La cassa si è fermata',
    description: 'Non ti è stato addebitato nulla e il carrello è intatto.',
  },
  checkout_success: {
    title: 'Pagamento ricevuto',
    description: 'Ti abbiamo scritto il riepilogo per e-mail.',
  },
  order_get_error: {
    title: 'Non riusciamo a mostrare l’ordine',
    description: 'L’ordine è al sicuro. Ricarica la pagina tra poco.',
  },
  checkout_get_error: {
    title: 'Non riusciamo a mostrare il riepilogo',
    description: 'I tuoi dati sono al sicuro. Ricarica la pagina tra poco.',
  },
  payment_error: {
    title: 'Il pagamento non è partito',
    description: 'Il carrello è intatto. Riprova o scegli un altro modo di pagare.',
  },
  order_payment_status_error: {
    title: 'Stiamo verificando il pagamento',
    description: 'La banca non ha ancora risposto. Non pagare di nuovo: ti scriviamo noi.',
  },
  checkout_payment_status_error: {
    title: 'Stiamo verificando il pagamento',
    description: 'La banca non ha ancora risposto. Non pagare di nuovo: ti scriviamo noi.',
  },
  card_registration_error: {
    title: 'La carta non è stata accettata',
    description: 'Controlla i dati o usa la pagina di pagamento dell’istituto.',
  },
  subscription_error: {
    title: 'L’iscrizione non è partita',
    description: 'L’indirizzo è rimasto nel campo. Riprova tra poco.',
  },
  subscription_error_description_1: {
    title: 'L’iscrizione non è partita',
    description: 'Controlla l’indirizzo: manca qualcosa. Non abbiamo inviato nulla.',
  },
  subscription_success: {
    title: 'Quasi fatto',
    description: 'Apri il link nella mail che ti abbiamo scritto.',
  },
  wishlist_add_exists: {
    title: 'È già tra i preferiti',
    description: '{{title}}',
  },
  wishlist_error: {
    title: 'Non lo abbiamo salvato',
    description: 'La lista dei preferiti è com’era. Riprova tra poco.',
  },
  cart_add_capped: {
    title: 'Nel carrello, ma non quanti ne volevi',
    description: '{{title}}: ne restano {{max}}, sono tutti nel carrello.',
  },
  cart_merged: {
    title: 'Abbiamo unito i due carrelli',
    description: '{{title}}',
  },
  wishlist_full: {
    title: 'La lista è piena',
    description: 'Tieni al massimo 200 preferiti: togline uno per salvare «{{title}}».',
  },
  wishlist_remove_success: {
    title: 'Tolto dai preferiti',
    description: '{{title}}',
  },
  compare_full: {
    title: 'Il confronto è pieno',
    description: 'Confronti al massimo 4 prodotti: togline uno per aggiungere «{{title}}».',
  },
  because: {
    already_registered: 'Questa e-mail ha già un account: accedi con la sua password.',
    cart_changed: 'Prezzi o quantità sono cambiati: controlla il nuovo totale e conferma.',
    cart_empty: 'Il carrello è vuoto: non c’è nulla da ordinare.',
    email_not_confirmed: 'L’e-mail va ancora confermata: apri il link che ti abbiamo mandato.',
    expired: 'Il tempo per pagare è finito. Il carrello è intatto: ordina di nuovo.',
    in_progress: 'C’è già un pagamento aperto per questo ordine: finisci quello.',
    invalid_token: 'Il link è scaduto o è già stato usato.',
    last_owner:
      'Sei l’unico titolare di un negozio: nella console nomina un altro titolare in Squadra, o chiudi il negozio, poi elimina l’account.',
    login_paused:
      'Ci sono state troppe password sbagliate per questo account: aspetta prima di riprovare. Per entrare subito apri il link che abbiamo mandato al suo indirizzo, oppure scegli una nuova password.',
    not_deliverable: 'Un prodotto non può arrivare a questo indirizzo.',
    not_signed_in: 'La sessione è finita: accedi di nuovo.',
    offline: 'Sei senza rete. Quando torna, riprova.',
    open_orders:
      'Hai ordini ancora aperti: aspetta la consegna o il rimborso, poi potrai eliminare l’account.',
    payment_error: 'Scegli una carta, o un altro modo di pagare.',
    provider_unavailable:
      'L’istituto di pagamento non risponde. Riprova tra poco: non ti è stato addebitato nulla.',
    rate_limited: 'Troppi tentativi: aspetta qualche minuto.',
    seller_not_payable: 'Questo produttore non può ancora ricevere pagamenti.',
    sold_out: 'Non ce n’è più abbastanza in magazzino.',
    too_large: 'Il file supera i 10 MB: scegline uno più piccolo.',
    too_many_attempts: 'Troppi tentativi di pagamento per questo ordine: scrivici.',
    unavailable: 'Il servizio non risponde. Riprova tra poco.',
    unsupported_media_type: 'Il file non è una foto JPEG, PNG o WebP.',
    wrong_password: 'La password attuale non è giusta.',
  },
}
