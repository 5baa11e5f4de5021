import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'

export const ownReviews = {
  title: 'Tu reseña',
  stars: '¿Cuántas estrellas le das?',
  heading: 'Título',
  text: 'Reseña',
  textHint: 'Cómo llegó, a qué sabe, cómo lo has usado. Como máximo 2000 caracteres.',
  left_one: 'Queda {{count}} carácter',
  left_other: 'Quedan {{count}} caracteres',
  tooMany_one: 'El texto es demasiado largo: quita {{count}} carácter',
  tooMany_other: 'El texto es demasiado largo: quita {{count}} caracteres',
  signed: 'La firmamos «{{name}}». La ve todo el mundo, en el idioma en que escribes.',
  unsigned:
    'Tu perfil no tiene nombre: la firmamos «Cliente». La ve todo el mundo, en el idioma en que escribes.',
  toProfile: 'Cambia el nombre en tu perfil (ventana nueva)',
  publish: 'Publicar la reseña',
  save: 'Guardar los cambios',
  until: 'Puedes cambiarla hasta el {{date}}.',
  fixed: `Han pasado más de ${REVIEW_EDIT_DAYS} días: el texto ya no se puede cambiar, pero puedes eliminar la reseña.`,
  delete: 'Eliminar la reseña',
  deleteText:
    'El texto y las estrellas desaparecen de la página del producto. Mientras el producto esté en venta puedes escribir otra.',
  deleteYes: 'Sí, eliminar',
  notYet:
    'Un producto lo valora quien lo ha recibido: cuando un pedido conste como entregado, podrás escribir aquí.',
  others: 'Qué dice quien lo ha comprado',
  see: 'Ver las reseñas del producto',
  done: {
    created: 'Reseña publicada',
    updated: 'Cambios guardados',
    deleted: 'Reseña eliminada',
  },
  doneText: {
    saved: 'Se ve enseguida en la página del producto.',
    deleted: 'Las estrellas del producto se han vuelto a calcular.',
  },
  notSaved: 'La reseña no se ha guardado',
  refused: {
    already_reviewed: 'Ya has valorado este producto: recarga la página para cambiar esa reseña.',
    not_bought: 'Solo puede valorar un producto quien lo ha recibido.',
    not_found: 'Esta reseña ya no está: quizá la eliminaste en otra ventana.',
    expired: `Han pasado más de ${REVIEW_EDIT_DAYS} días: el texto ya no se puede cambiar.`,
    illegal_transition:
      'Esta reseña se ocultó porque no cumple las reglas: ahora solo la ves tú. Se elimina junto con la cuenta.',
    other: 'Inténtalo en un momento. El texto sigue aquí abajo.',
  },
  error: {
    stars: 'Elige de 1 a 5 estrellas',
    title: 'El título tiene como máximo 120 caracteres, en una línea',
    text: 'El texto tiene como máximo 2000 caracteres',
  },
  writeNamed: 'Escribe una reseña de {{product}}',
}
