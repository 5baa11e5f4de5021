/** Products as files, out and in. */
export const exchange = {
  intro: 'Tus productos como hoja de cálculo: los descargas, los corriges y los vuelves a traer.',
  export: {
    title: 'Exportar productos',
    hint: 'Todas las columnas, también los borradores. Si lo traes sin cambios, el archivo no cambia nada.',
    which: 'Qué productos',
    all: 'Todos',
    xlsx: 'Descargar para Excel',
    csv: 'Descargar CSV',
    formats:
      'Para Excel elige el primero: los códigos conservan los ceros. El CSV está en UTF-8 con punto y coma.',
    none: 'No hay productos así: el archivo estaría vacío.',
    many: 'Un archivo de este tipo admite como máximo {{most}} productos. Elige menos.',
    failed: 'El archivo no ha llegado. Inténtalo de nuevo.',
    saved: 'Descargado: {{name}}',
    chosen: 'Exportar',
    dialogTitle: 'Exportar los productos elegidos',
    count_one: 'Un producto',
    count_other: '{{count}} productos',
  },
}
