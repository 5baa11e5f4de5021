import type { Language } from '@filiera/domain/languages'
import type { LegalText } from '@filiera/domain/legal/legal-text'

/** Works of others that the shop shows, with their licences. */
export const creditsTexts: Readonly<Record<Language, LegalText>> = {
  it: {
    title: 'Crediti',
    lead: 'Il lavoro di altri che vedi in questo negozio, con le sue licenze.',
    sections: [
      {
        heading: 'Mappa d’Italia',
        paragraphs: [
          'MapSVG (mapsvg.com), pacchetto @svg-maps/italy, licenza Creative Commons Attribuzione 4.0 (CC BY 4.0). I tracciati sono stati semplificati.',
        ],
      },
      {
        heading: 'Caratteri',
        paragraphs: [
          'Young Serif e Instrument Sans, licenza SIL Open Font License 1.1, distribuiti da Fontsource e serviti da noi.',
        ],
      },
      {
        heading: 'Icone',
        paragraphs: ['Lucide, licenza ISC.'],
      },
      {
        heading: 'Illustrazioni',
        paragraphs: [
          'Disegnate per questo negozio. Mostrano il genere di prodotto, non la confezione di un produttore; i sigilli DOP, IGP e biologico non compaiono nei disegni.',
        ],
      },
    ],
  },
  en: {
    title: 'Credits',
    lead: 'The work of others that you see in this shop, with its licences.',
    sections: [
      {
        heading: 'Map of Italy',
        paragraphs: [
          'MapSVG (mapsvg.com), package @svg-maps/italy, Creative Commons Attribution 4.0 (CC BY 4.0). The outlines were simplified.',
        ],
      },
      {
        heading: 'Typefaces',
        paragraphs: [
          'Young Serif and Instrument Sans, SIL Open Font License 1.1, distributed by Fontsource and served by us.',
        ],
      },
      {
        heading: 'Icons',
        paragraphs: ['Lucide, ISC licence.'],
      },
      {
        heading: 'Illustrations',
        paragraphs: [
          'Drawn for this shop. They show the kind of product, not the pack of a producer; the PDO, PGI and organic seals do not appear in the drawings.',
        ],
      },
    ],
  },
  es: {
    title: 'Créditos',
    lead: 'El trabajo de otros que ves en esta tienda, con sus licencias.',
    sections: [
      {
        heading: 'Mapa de Italia',
        paragraphs: [
          'MapSVG (mapsvg.com), paquete @svg-maps/italy, licencia Creative Commons Atribución 4.0 (CC BY 4.0). Los contornos se han simplificado.',
        ],
      },
      {
        heading: 'Tipografías',
        paragraphs: [
          'Young Serif e Instrument Sans, SIL Open Font License 1.1, distribuidas por Fontsource y servidas por nosotros.',
        ],
      },
      {
        heading: 'Iconos',
        paragraphs: ['Lucide, licencia ISC.'],
      },
      {
        heading: 'Ilustraciones',
        paragraphs: [
          'Dibujadas para esta tienda. Muestran el tipo de producto, no el envase de un productor; los sellos DOP, IGP y ecológico no aparecen en los dibujos.',
        ],
      },
    ],
  },
}
