import type { Language, Texts } from './languages.ts'

/** What people call each kind of mail; operators read it where mails were given up. */
export const mailNames: Readonly<Record<string, Texts>> = {
  'confirm-registration': {
    it: 'Conferma della registrazione',
    en: 'Registration confirmation',
    es: 'Confirmación del registro',
  },
  'already-registered': { it: 'Già registrato', en: 'Already registered', es: 'Ya registrado' },
  'account-deleted': { it: 'Account eliminato', en: 'Account deleted', es: 'Cuenta eliminada' },
  'order-received': { it: 'Ordine ricevuto', en: 'Order received', es: 'Pedido recibido' },
  'order-paid': { it: 'Pagamento ricevuto', en: 'Payment received', es: 'Pago recibido' },
  'order-cancelled': { it: 'Ordine annullato', en: 'Order cancelled', es: 'Pedido cancelado' },
  'seller-order-cancelled': {
    it: 'Ordine annullato, al negozio',
    en: 'Order cancelled, to the shop',
    es: 'Pedido cancelado, a la tienda',
  },
  'order-shipped': { it: 'Pacco spedito', en: 'Parcel shipped', es: 'Paquete enviado' },
  'shipment-corrected': {
    it: 'Spedizione corretta',
    en: 'Shipment corrected',
    es: 'Envío corregido',
  },
  'order-delivered': { it: 'Ordine consegnato', en: 'Order delivered', es: 'Pedido entregado' },
  'return-decided': {
    it: 'Decisione sul reso',
    en: 'Decision on a return',
    es: 'Decisión sobre la devolución',
  },
  'order-message-seller': {
    it: 'Messaggio di un cliente, al negozio',
    en: 'Message from a customer, to the shop',
    es: 'Mensaje de un cliente, a la tienda',
  },
  'order-message-customer': {
    it: 'Messaggio del negozio, al cliente',
    en: 'Message from the shop, to the customer',
    es: 'Mensaje de la tienda, al cliente',
  },
  'withdrawal-link': { it: 'Link per il recesso', en: 'Link to withdraw', es: 'Enlace para desistir' },
  'withdrawal-receipt': {
    it: 'Ricevuta del recesso',
    en: 'Receipt of a withdrawal',
    es: 'Recibo del desistimiento',
  },
  'seller-withdrawal': {
    it: 'Recesso di un cliente, al negozio',
    en: 'Withdrawal by a customer, to the shop',
    es: 'Desistimiento de un cliente, a la tienda',
  },
  'seller-return-waits': {
    it: 'Reso senza risposta, al negozio',
    en: 'Return without an answer, to the shop',
    es: 'Devolución sin respuesta, a la tienda',
  },
  'payment-failed': { it: 'Pagamento non riuscito', en: 'Payment failed', es: 'Pago no realizado' },
  'payment-reminder': {
    it: 'Promemoria del pagamento',
    en: 'Payment reminder',
    es: 'Recordatorio del pago',
  },
  'order-lapsed': { it: 'Ordine scaduto', en: 'Order lapsed', es: 'Pedido caducado' },
  'payment-returned': { it: 'Pagamento restituito', en: 'Payment returned', es: 'Pago devuelto' },
  refund: { it: 'Rimborso', en: 'Refund', es: 'Reembolso' },
  'seller-new-order': {
    it: 'Nuovo ordine, al negozio',
    en: 'New order, to the shop',
    es: 'Pedido nuevo, a la tienda',
  },
  'seller-dispute': {
    it: 'Contestazione, al negozio',
    en: 'Dispute, to the shop',
    es: 'Disputa, a la tienda',
  },
  'seller-morning': {
    it: 'Riepilogo del mattino, al negozio',
    en: 'Morning summary, to the shop',
    es: 'Resumen de la mañana, a la tienda',
  },
  'subscription-confirm': {
    it: 'Conferma della newsletter',
    en: 'Newsletter confirmation',
    es: 'Confirmación del boletín',
  },
  'stock-alert-confirm': {
    it: 'Conferma dell’avviso di disponibilità',
    en: 'Confirmation of a stock alert',
    es: 'Confirmación del aviso de existencias',
  },
  'back-in-stock': { it: 'Di nuovo disponibile', en: 'Back in stock', es: 'De nuevo disponible' },
  'search-alert-confirm': {
    it: 'Conferma dell’avviso di ricerca',
    en: 'Confirmation of a search alert',
    es: 'Confirmación del aviso de búsqueda',
  },
  'search-found': {
    it: 'Nuovi prodotti per una ricerca',
    en: 'New products for a search',
    es: 'Productos nuevos para una búsqueda',
  },
  'review-hidden': { it: 'Recensione nascosta', en: 'Review hidden', es: 'Reseña oculta' },
  'contact-received': { it: 'Messaggio ricevuto', en: 'Message received', es: 'Mensaje recibido' },
  'contact-message': {
    it: 'Messaggio dal modulo di contatto',
    en: 'Message from the contact form',
    es: 'Mensaje del formulario de contacto',
  },
  'reset-password': { it: 'Nuova password', en: 'New password', es: 'Contraseña nueva' },
  'password-changed': { it: 'Password cambiata', en: 'Password changed', es: 'Contraseña cambiada' },
  'login-link': { it: 'Link di accesso', en: 'Login link', es: 'Enlace de acceso' },
  'new-device': {
    it: 'Accesso da un nuovo dispositivo',
    en: 'Login from a new device',
    es: 'Acceso desde un dispositivo nuevo',
  },
  'username-change-old': {
    it: 'Cambio di e-mail, al vecchio indirizzo',
    en: 'Change of e-mail, to the old address',
    es: 'Cambio de correo, a la dirección anterior',
  },
  'username-change-new': {
    it: 'Cambio di e-mail, al nuovo indirizzo',
    en: 'Change of e-mail, to the new address',
    es: 'Cambio de correo, a la dirección nueva',
  },
  'shop-invitation': {
    it: 'Invito in un negozio',
    en: 'Invitation to a shop',
    es: 'Invitación a una tienda',
  },
}

/** Name of a kind of mail; of one that a later version no longer has, its code. */
export const mailName = (kind: string, language: Language): string => mailNames[kind]?.[language] ?? kind
