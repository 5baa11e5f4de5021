import type { TermsText } from '../legal-text.ts'

/** Terms of sale and withdrawal in Spanish, a courtesy translation. */
export const spanishTerms: TermsText = {
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
}
