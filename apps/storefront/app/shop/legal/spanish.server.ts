import type { LegalTexts } from './legal-text.ts'
import { spanishNotices } from './spanish-notices.server.ts'

/** Legal texts in Spanish, a courtesy translation. */
export const spanishLegal: LegalTexts = {
  ...spanishNotices,
  binding: 'Es una traducción. La versión que obliga es la italiana.',
  terms: {
    title: 'Condiciones de venta',
    lead: 'Quién vende, qué compras y cuándo se cierra el contrato.',
    sections: [
      {
        heading: 'Quién vende',
        paragraphs: [
          '{{company}}, {{address}}, NIF-IVA {{vat}}, REA {{rea}}, gestiona el mercado {{shop}} y recibe los pagos por cuenta de los productores.',
          'Cada producto lo vende y lo envía el productor indicado en su ficha, con razón social, sede, NIF-IVA y contacto. El contrato de venta es entre tú y el productor.',
        ],
      },
      {
        heading: 'Precios y rebajas',
        paragraphs: [
          'Los precios están en euros, con IVA incluido. Junto al precio tienes el precio por kilo, litro o pieza.',
          'Cuando un precio está rebajado indicamos el precio más bajo de los 30 días anteriores, o desde que el producto está a la venta si son menos.',
        ],
      },
      {
        heading: 'Pedido y contrato',
        paragraphs: [
          'Un carrito puede tener productos de varios almacenes: cada uno es un pedido, con un solo pago.',
          'El contrato se cierra cuando el pago está confirmado y recibes el correo de confirmación. Si el pago no se completa no se te cobra nada y el carrito queda como está.',
          'Si un productor no acepta el pedido en 3 días laborables, se cancela y se reembolsa.',
        ],
      },
      {
        heading: 'Pago',
        paragraphs: [
          'Pagas con tarjeta en las páginas de nuestros proveedores de pago. El número de la tarjeta no pasa por nuestros servidores.',
        ],
      },
      {
        heading: 'Garantía y reclamaciones',
        paragraphs: [
          'Se aplica la garantía legal de conformidad. Si un producto llega dañado, distinto o incompleto, escribe a {{email}} en pocos días, con una foto.',
          'Puedes acudir a un organismo de resolución alternativa de litigios. El tribunal competente es el de tu residencia.',
        ],
      },
      {
        heading: 'Alcohol',
        paragraphs: [
          'El vino, la cerveza y los licores se venden solo a mayores de 18 años. Al pagar te pedimos que lo declares.',
        ],
      },
    ],
  },
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
  withdrawal: {
    title: 'Devoluciones y desistimiento',
    lead: 'Tienes 14 días para cambiar de idea, con las excepciones que la ley prevé para los alimentos.',
    sections: [
      {
        heading: 'El derecho de desistimiento',
        paragraphs: [
          'Puedes desistir sin dar motivos en los 14 días siguientes a recibir el último paquete del pedido de ese productor.',
          'Puedes hacerlo en línea en dos pasos, también sin cuenta: eliges los productos, confirmas y el recibo te llega enseguida por correo. O basta una declaración clara a {{email}}, también con el formulario de abajo. Después tienes 14 días para devolver la mercancía; el coste de la devolución es tuyo, salvo que el producto sea defectuoso.',
          'Reembolsamos el precio y el envío de ida en 14 días, con el mismo medio de pago, tras recibir la mercancía o la prueba del envío.',
        ],
        links: [{ path: '/withdraw', text: 'Desistir del contrato aquí' }],
      },
      {
        heading: 'Cuándo no se aplica',
        paragraphs: [
          'No hay desistimiento para productos que se deterioran o caducan con rapidez, para los hechos a medida y para los precintados abiertos tras la entrega, si no pueden devolverse por higiene (Código de consumo italiano, art. 59).',
          'La ficha de cada producto lo dice antes de comprar.',
        ],
      },
      {
        heading: 'Modelo de formulario de desistimiento',
        paragraphs: [
          'Rellena y envía este formulario solo si deseas desistir del contrato (anexo I, parte B, de la Directiva 2011/83/UE). (*) Táchese lo que no proceda.',
        ],
        form: [
          'A la atención de: {{company}}, {{address}}, {{email}}; o el productor indicado en el pedido',
          'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*)',
          'Pedido el (*) / recibido el (*)',
          'Nombre del consumidor o de los consumidores',
          'Domicilio del consumidor o de los consumidores',
          'Firma del consumidor o de los consumidores (solo si el formulario se presenta en papel)',
          'Fecha',
        ],
      },
      {
        heading: 'Producto dañado o equivocado',
        paragraphs: [
          'Eso no es desistimiento: es garantía y no te cuesta nada. Escribe a {{email}} con el número de pedido y una foto.',
        ],
      },
    ],
  },
  shipping: {
    title: 'Cómo se envía',
    lead: 'Cada productor envía desde su almacén: por eso el envío se cuenta por almacén.',
    sections: [
      {
        heading: 'Cuánto cuesta',
        paragraphs: [
          'Regional 10.00\u00a0€, nacional 30.00\u00a0€, internacional 50.00\u00a0€: son los precios completos. Casi todos los almacenes piden menos: la tarifa está en la ficha y en el carrito.',
          'Si los productos de un almacén alcanzan su umbral, su envío dentro de Italia es gratis. La barra del carrito dice cuánto falta.',
          'El envío regional es posible cuando tu dirección está en la misma región que todos los almacenes del carrito.',
        ],
      },
      {
        heading: 'Cuándo llega',
        paragraphs: [
          'Los pedidos recibidos antes de las 11 de un día laborable salen el mismo día. En Italia la entrega tarda de dos a cuatro días laborables.',
          'Los productos frescos y congelados salen de lunes a miércoles y llegan en 24–48 horas, para que ningún paquete espere durante el fin de semana.',
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
