/** Sheet of the keys. */
export const keys = {
  title: 'Atajos de teclado',
  everywhere: 'En todas partes',
  palette: 'Búsqueda y comandos',
  sheet: 'Esta lista',
  closeSheet: 'Cerrar ventanas y menús',
  goTo: 'Ir a {{screen}}',
  after: 'luego',
  letters: 'Usar teclas de una letra',
  lettersHint: 'Apágalas si dictas el texto o si se activan sin querer.',
}
