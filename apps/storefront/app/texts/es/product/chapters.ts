import { labelTexts } from '@filiera/design/label/es'

/** What the chapters of a product say, below the first view. */
export const chapters = {
  label: 'Todo lo que dice la etiqueta',
  ...labelTexts,
  sellerProducts_one: 'Ver su producto',
  sellerProducts_other: 'Ver los {{count}} productos',
  chapters: {
    title: 'En esta página',
    maker: 'Quién lo hace',
    taste: 'A qué sabe',
    use: 'Cómo se usa',
    price: 'Por qué cuesta esto',
    label: 'La etiqueta',
  },
  whyPrice: 'Por qué cuesta {{price}}',
  tasteSource: 'Lo declara quien lo produce: las escalas de 0 a 10 son su valoración; las demás, una medida.',
  founded: 'desde {{year}}',
  sameParcel: 'en el mismo paquete',
  recipe: {
    people_one: '{{count}} persona',
    people_other: '{{count}} personas',
    minutes_one: '{{count}} minuto',
    minutes_other: '{{count}} minutos',
    needed: 'Qué necesitas',
    takes: 'cantidad: {{amount}}',
    here: 'el de esta página',
    atHome: 'De casa: {{list}}',
    chosen_one: '{{count}} producto elegido',
    chosen_other: '{{count}} productos elegidos',
    add: 'Añadir lo elegido al carrito',
    added: 'En el carrito: {{titles}}.',
    refused: 'No añadidos, agotados entretanto: {{titles}}.',
    none: 'Elige al menos un producto.',
  },
  pairing: 'Va bien con',
  sameSeller: 'Del mismo productor: {{name}}',
}
