/** Views of a list that somebody saves for themselves. */
export const views = {
  own: '{{name}} (mía)',
  new: 'Guardar esta vista',
  change: 'Renombrar o eliminar',
  update: 'Actualizar «{{name}}»',
  name: 'Nombre de la vista',
  hint: 'Guarda la lista como la ves ahora, con filtros y búsqueda. Solo la ves tú.',
  hintUnsearched: 'Guarda la lista como la ves ahora, con filtros pero sin la búsqueda. Solo la ves tú.',
  remove: 'Eliminar la vista',
  nameless: 'Escribe un nombre.',
  taken: 'Ya tienes una vista con este nombre.',
  full: 'Ya tienes {{count}} vistas: elimina una.',
  failed: 'No se ha guardado: inténtalo de nuevo.',
}
