export const blog = {
  title: 'El blog',
  lead: 'Cómo se hace, de dónde viene, cómo se lee una etiqueta: la compra contada por quien la conoce.',
}
