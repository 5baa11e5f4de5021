/** New products and copies. */
export const create = {
  title: 'Producto nuevo',
  duplicate: 'Duplicar',
  copyOf: 'Copia de {{title}}',
  hint: 'Nace como borrador: la tienda lo muestra cuando lo publicas.',
  copyHint: 'Copia textos, etiqueta y fotos. Los códigos y las existencias se quedan en el primero.',
  name: 'Nombre en italiano',
  category: 'Categoría',
  choose: 'Elige…',
  price: 'Precio con IVA, €',
  create: 'Crear y completar',
  faults: {
    name: 'Escribe cómo se llama.',
    category: 'Elige una categoría.',
    noWarehouse: 'La tienda aún no tiene un almacén desde el que enviar.',
    failed: 'No se ha creado. Inténtalo de nuevo: lo que escribiste sigue aquí.',
  },
}
