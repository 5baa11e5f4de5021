import { REVIEW_EDIT_DAYS } from '@filiera/domain/review-days'
import type { LegalNotices } from './legal-text.ts'

/** Cookies, reviews, accessibility, reports and imprint in Spanish. */
export const spanishNotices: LegalNotices = {
  cookies: {
    title: 'Cookies',
    lead: 'Solo las que hacen falta para que la tienda funcione: por eso no te preguntamos nada.',
    sections: [
      {
        heading: 'Qué queda en tu dispositivo',
        paragraphs: [
          'Usamos únicamente cookies y memoria técnicas, que no requieren consentimiento (art. 122 del código italiano de privacidad, directrices de la autoridad italiana de protección de datos (Garante) de 10 de junio de 2021).',
        ],
        list: [
          'filiera_session: desde que entras, mantiene abierta tu sesión, 30 días desde la última visita o hasta que sales.',
          'filiera_visitor: desde el primer producto en el carrito, lo reconoce cuando no has entrado en tu cuenta, 90 días.',
          'filiera_next: recuerda durante un día la página a la que vuelves cuando confirmas tu correo.',
          'filiera_form: guarda durante media hora lo que habías escrito en un formulario cuando terminó la sesión, sin contraseñas, hasta que vuelvas a entrar.',
          'Memoria del navegador: líneas del carrito con los nombres de sus productos y favoritos, desde que los añades; correo, rol y foto, mientras tienes la sesión abierta; una página, igual para todos, para cuando estás sin red. Nunca contraseñas ni tarjetas.',
          'Memoria de la pestaña: lo que escribes en un formulario de tu cuenta, desde el envío hasta la respuesta, como máximo 30 minutos, para no perderlo si la sesión ha caducado.',
        ],
      },
      {
        heading: 'Qué no hay',
        paragraphs: [
          'Ninguna cookie de terceros, ninguna medición publicitaria, ningún perfil. Si algún día cambiara, te lo preguntaríamos antes, con «Aceptar» y «Rechazar» del mismo peso.',
        ],
      },
      {
        heading: 'Cómo borrarlas',
        paragraphs: [
          'Con el botón de abajo o desde los ajustes del navegador, cuando quieras. La tienda sigue funcionando: solo pierdes la sesión y el carrito de este dispositivo.',
        ],
        links: [{ path: '/legal/privacy', text: 'Aviso de privacidad' }],
      },
    ],
  },
  reviews: {
    title: 'Cómo funcionan las reseñas',
    lead: 'Solo escribe quien ha recibido el producto, y una nota baja se queda donde está.',
    sections: [
      {
        heading: 'Quién puede escribir',
        paragraphs: [
          'Quien ha comprado el producto aquí y lo ha recibido: lo comprobamos en la línea del pedido entregado. «Compra verificada» significa eso (art. 22, apartado 5-bis, del código italiano de consumo).',
          `Una reseña por producto, de 1 a 5 estrellas, que se puede cambiar durante ${REVIEW_EDIT_DAYS} días.`,
        ],
      },
      {
        heading: 'Media y orden',
        paragraphs: [
          'La media tiene dos decimales y cuenta todas las reseñas publicadas, sin pesos. Las más recientes van primero; también puedes ordenarlas por nota.',
          'No pagamos ni premiamos reseñas, y los productores no pueden quitarlas.',
        ],
      },
      {
        heading: 'Qué quitamos',
        paragraphs: [
          'Insultos, datos personales, publicidad, textos que no hablan del producto. Guardamos el motivo y se lo decimos a quien escribió.',
        ],
        links: [{ path: '/legal/notice', text: 'Denunciar un contenido' }],
      },
    ],
  },
  accessibility: {
    title: 'Accesibilidad',
    lead: 'La tienda tiene que servir a cualquiera: con teclado, con lector de pantalla, con zoom.',
    sections: [
      {
        heading: 'Estado',
        paragraphs: [
          'Seguimos las WCAG 2.2, nivel AA, y la norma EN\u00a0301\u00a0549, como pide la Directiva (UE) 2019/882 (decreto italiano 82/2022).',
          'Cada pantalla, en los tres idiomas y los dos temas, pasa un control automático con cada cambio; las compras se hacen enteras con el teclado.',
        ],
      },
      {
        heading: 'Cómo está hecho el servicio',
        paragraphs: ['En palabras sencillas, lo que puedes esperar:'],
        list: [
          'textos que crecen hasta el 200 % sin perder nada, contraste de al menos 4,5 a 1;',
          'formularios con etiquetas, errores junto al campo y un resumen arriba;',
          'una lista que dice lo mismo que el mapa de productores;',
          'animaciones que respetan la preferencia de menos movimiento;',
          'un texto alternativo cuando un dibujo dice algo que el texto no dice.',
        ],
      },
      {
        heading: 'Límites conocidos',
        paragraphs: [
          'Las páginas de los proveedores de pago son suyas: hemos elegido proveedores que declaran la conformidad, pero no podemos corregirlas.',
        ],
      },
      {
        heading: 'Si algo no funciona',
        paragraphs: [
          'Escribe a {{email}} o llama al {{telephone}}: respondemos en 10 días laborables. Si la respuesta no te basta, puedes dirigirte a la Agenzia per l’Italia digitale (AgID).',
        ],
        links: [{ path: '/contact', text: 'Escríbenos' }],
      },
    ],
  },
  notice: {
    title: 'Denunciar un contenido ilícito',
    lead: 'Un producto, un texto o una reseña que infringe la ley: dinos cuál y por qué.',
    sections: [
      {
        heading: 'Qué escribir',
        paragraphs: ['El artículo 16 del Reglamento (UE) 2022/2065 pide cuatro cosas:'],
        list: [
          'por qué el contenido es ilícito, con los motivos;',
          'la dirección exacta de la página (URL);',
          'tu nombre y tu correo; no hacen falta en delitos sexuales contra menores;',
          'la declaración de que crees de buena fe que lo que escribes es exacto y completo.',
        ],
        links: [{ path: '/contact?topic=notice', text: 'Enviar la denuncia' }],
      },
      {
        heading: 'Qué pasa después',
        paragraphs: [
          'Te confirmamos enseguida que la hemos recibido. Una persona la examina sin demora, decide y te escribe la decisión con sus motivos y cómo recurrirla; quien publicó el contenido recibe los suyos (art. 17).',
          'Los puntos de contacto para autoridades y usuarios (arts. 11 y 12) son los mismos: {{email}}, en italiano o inglés.',
          'Si has comprado un producto ilícito, te avisamos (art. 32). El coordinador de servicios digitales en Italia es la AGCOM.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Aviso legal',
    lead: 'Quién gestiona este mercado y cómo contactar.',
    sections: [
      {
        heading: 'Gestor',
        paragraphs: [
          '{{company}}, {{address}}.',
          'NIF-IVA {{vat}} · REA {{rea}}.',
          'Correo {{email}} · teléfono {{telephone}}.',
        ],
      },
      {
        heading: 'Qué hacemos',
        paragraphs: [
          '{{shop}} es un mercado en línea: los contratos de venta son entre tú y el productor indicado en cada ficha, que declara ser un profesional (art. 49-bis del código italiano de consumo). Nosotros gestionamos el sitio, el pago y la ayuda.',
          'La plataforma europea de litigios en línea está cerrada desde el 20 de julio de 2025. Para una solución sin juez puedes acudir a un organismo de resolución alternativa.',
        ],
        links: [
          { path: '/legal/terms', text: 'Condiciones de venta' },
          { path: '/ranking', text: 'Cómo ordenamos los resultados' },
          { path: '/credits', text: 'Créditos' },
        ],
      },
    ],
  },
}
