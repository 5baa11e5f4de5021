/** The end of a shop. */
export const closing = {
  title: 'Cerrar para siempre',
  intro:
    'Para una pausa bastan las vacaciones. Cerrar para siempre retira la tienda a los clientes y no se puede deshacer.',
  open: 'Cerrar la tienda',
  question: '¿Cerrar {{name}} para siempre?',
  products_one: '{{count}} producto sale enseguida de la tienda y de los carritos.',
  products_other: '{{count}} productos salen enseguida de la tienda y de los carritos.',
  page: 'La página de la tienda deja de encontrarse.',
  orders_one: '{{count}} pedido pagado queda por enviar: aquí se trabaja como siempre.',
  orders_other: '{{count}} pedidos pagados quedan por enviar: aquí se trabaja como siempre.',
  returns_one: '{{count}} devolución espera todavía tu respuesta.',
  returns_other: '{{count}} devoluciones esperan todavía tu respuesta.',
  money: 'Lo que te corresponde se paga como siempre; las devoluciones se aceptan hasta su plazo.',
  kept: 'Pedidos y documentos se conservan diez años, como pide la ley. Productos, fotos y textos quedan aquí, solo para leer.',
  forGood: 'No hay vuelta atrás.',
  typeName: 'Para confirmar, escribe el nombre de la tienda: {{name}}',
  wrongName: 'No es el nombre de la tienda: escribe {{name}}',
  go: 'Cerrar para siempre',
  forbidden: 'La tienda está suspendida o ya cerrada: no se puede cerrar desde aquí.',
} as const
