/** What customers and the shop write to each other. */
export const messages = {
  none: 'Ningún mensaje.',
  you: 'Tu tienda',
  customer: 'Cliente',
  topic: {
    question: 'Pregunta',
    damaged: 'Producto dañado',
    missing: 'Producto que falta',
    wrong: 'Producto equivocado',
  },
  photo: 'Foto {{number}} del cliente',
  answer: 'Responder al cliente',
  send: 'Enviar la respuesta',
  from: '{{name}}, {{when}}',
  thread: 'Mensajes con {{name}}',
  answerTo: 'Escribe a {{name}}',
  kept: 'Borrador guardado en este navegador',
  notSent: 'No enviado: el texto sigue aquí. Inténtalo de nuevo.',
}
