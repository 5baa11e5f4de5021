import type { Language } from './texts.ts'

/** Texts of the pages that stand for PayPal, Satispay and a customer's bank. */
export const simulatorWords = {
  it: {
    title: 'Paga con',
    pay: 'Conferma il pagamento',
    wireTitle: 'Bonifico atteso',
    reference: 'Causale',
    received: 'Importo che arriva, in euro',
    wrongAmount: 'Scrivi un importo, per esempio 67,50.',
    arrives: 'Il denaro arriva',
    arrived: 'Il denaro è arrivato',
    wires: 'Bonifici attesi',
  },
  en: {
    title: 'Pay with',
    pay: 'Confirm the payment',
    wireTitle: 'Bank transfer on its way',
    reference: 'Reference',
    received: 'Amount that arrives, in euros',
    wrongAmount: 'Write an amount, for example 67.50.',
    arrives: 'The money arrives',
    arrived: 'The money has arrived',
    wires: 'Bank transfers that are waited for',
  },
  es: {
    title: 'Paga con',
    pay: 'Confirmar el pago',
    wireTitle: 'Transferencia esperada',
    reference: 'Concepto',
    received: 'Importe que llega, en euros',
    wrongAmount: 'Escribe un importe, por ejemplo 67,50.',
    arrives: 'El dinero llega',
    arrived: 'El dinero ha llegado',
    wires: 'Transferencias esperadas',
  },
} satisfies Record<Language, Record<string, string>>
