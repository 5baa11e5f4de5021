import type { ShopLegalTexts } from './legal-text.ts'
import { spanishNotices } from './spanish-notices.server.ts'

/** Legal texts in Spanish, a courtesy translation. */
export const spanishLegal: ShopLegalTexts = {
  ...spanishNotices,
  privacy: {
    title: 'Aviso de privacidad',
    lead: 'Qué datos hacen falta, durante cuánto tiempo y quién los ve.',
    sections: [
      { heading: 'Responsable', paragraphs: ['{{company}}, {{address}}, {{email}}.'] },
      {
        heading: 'Datos y motivos',
        paragraphs: [
          'Cuenta: correo, nombre, contraseña (guardada solo como huella irreversible). Base jurídica: el contrato.',
          'Pedidos: direcciones, teléfono para el transportista, productos, importes. Base jurídica: el contrato y las obligaciones fiscales.',
          'Seguridad: dirección de red e intentos de acceso. Base jurídica: el interés legítimo en proteger las cuentas.',
          'Boletín: tu correo y cuándo dijiste que sí, hasta que te das de baja. Mensajes del formulario de contacto: nombre, correo y texto, para responderte. Base jurídica: tu consentimiento y tu petición.',
        ],
      },
      {
        heading: 'Quién los recibe',
        paragraphs: [
          'El productor y el transportista reciben lo necesario para preparar y entregar. Los proveedores de pago tratan los datos de la tarjeta, que nosotros no vemos.',
          'No vendemos datos ni hacemos perfiles publicitarios.',
        ],
      },
      {
        heading: 'Durante cuánto tiempo',
        paragraphs: [
          'La cuenta hasta que la borres; los documentos fiscales diez años; los mensajes que nos escribes un año; los datos de seguridad seis meses.',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Acceso, rectificación, supresión, limitación, portabilidad y oposición: escribe a {{email}}. Puedes reclamar ante la autoridad italiana de protección de datos.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Solo técnicas, por eso no hay aviso. Cuáles son y cuánto duran está en una página propia.',
        ],
        links: [{ path: '/legal/cookies', text: 'Cookies y memoria del navegador' }],
      },
    ],
  },
  shipping: {
    title: 'Cómo se envía',
    lead: 'Cada productor envía desde su almacén: por eso el envío se cobra por almacén.',
    sections: [
      {
        heading: 'Cuánto cuesta',
        paragraphs: [
          'Regional 10.00\u00a0€, nacional 30.00\u00a0€, internacional 50.00\u00a0€: son las tarifas máximas. Casi todos los almacenes piden menos: la tarifa está en la ficha y en el carrito.',
          'Si los productos de un almacén alcanzan su umbral, su envío dentro de Italia es gratis. La barra del carrito dice cuánto falta.',
          'El envío regional es posible cuando tu dirección está en la misma región que todos los almacenes del carrito.',
        ],
      },
      {
        heading: 'Cuándo llega',
        paragraphs: [
          'Cada almacén tiene su hora límite: los pedidos recibidos antes, en un día en que envía, salen el mismo día. La página de cada producto dice cuándo llega. En Italia la entrega tarda de dos a cuatro días laborables.',
          'Los productos frescos y congelados salen de lunes a miércoles y llegan en 24–\u206048 horas, para que ningún paquete espere durante el fin de semana.',
        ],
      },
      {
        heading: 'Fuera de Italia',
        paragraphs: [
          'Cada ficha dice adónde puede enviarse el producto. El vino, los frescos y los congelados suelen quedarse en Italia. Si algo no puede llegar a tu dirección, lo decimos antes del pago.',
        ],
      },
    ],
  },
}
