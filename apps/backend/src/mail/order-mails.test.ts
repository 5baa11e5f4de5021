import { expect, it } from 'vitest'
import { bought, examples, order, writeMail } from '../../test/mail-examples.ts'

it('keeps what was agreed with an order: where it goes, the accepted terms, a receipt to print', async () => {
  const shipTo = {
    recipient: 'Anna <b>Verdi</b>',
    street: 'Rue Rossini 1',
    zip: '06000',
    city: 'Nice',
    region: '',
    country: 'FR',
  }
  const agreed = { ...bought, shipTo, termsVersion: '2026-11' }
  for (const kind of ['order-received', 'order-paid']) {
    const { html, text } = await writeMail({ kind, to: 'a@b.it', locale: 'en', data: agreed })
    expect(text).toContain('Anna <b>Verdi</b>, Rue Rossini 1, 06000 Nice, France')
    expect(html).toContain('Anna &lt;b&gt;Verdi&lt;/b&gt;, Rue Rossini 1, 06000 Nice, France')
    expect(text).toContain('terms of sale, version 2026-11')
    expect(text).toContain('https://shop.example/en/legal/terms/2026-11')
    const receipt = `https://shop.example/en/account/orders/${order.number}/receipt`
    expect(text.includes(receipt)).toBe(kind === 'order-paid')
  }
})

it.each([
  ['it', 'per 20 minuti,', 'per un minuto,', 'per 15 minuti,'],
  ['en', 'for 20 minutes,', 'for one minute,', 'for 15 minutes,'],
  ['es', 'durante 20 minutos,', 'durante un minuto,', 'durante 15 minutos,'],
] as const)('says in %s for how long an order is set aside', async (locale, twenty, one, before) => {
  const said = async (data: object) =>
    (await writeMail({ kind: 'order-received', to: 'a@b.it', locale, data })).text
  expect(await said({ ...bought, holdMinutes: 20 })).toContain(twenty)
  expect(await said({ ...bought, holdMinutes: 1 })).toContain(one)
  // queued by the version before
  expect(await said(bought)).toContain(before)
})

it.each([
  [
    'it',
    'condizioni-di-vendita-2026-11.txt',
    'CONDIZIONI DI VENDITA',
    'Con la presente',
    'nel file allegato',
  ],
  ['en', 'terms-of-sale-2026-11.txt', 'TERMS OF SALE', 'hereby give notice', 'in the attached file'],
  [
    'es',
    'condiciones-de-venta-2026-11.txt',
    'CONDICIONES DE VENTA',
    'Por la presente',
    'en el archivo adjunto',
  ],
] as const)(
  'encloses in %s the terms and the withdrawal form that were accepted',
  async (locale, name, title, form, said) => {
    for (const kind of ['order-received', 'order-paid']) {
      const data = { ...bought, termsVersion: '2026-11' }
      const { html, text, file } = await writeMail({ kind, to: 'a@b.it', locale, data })
      expect(file?.name).toBe(name)
      expect(file?.text).toContain(`2026-11`)
      expect(file?.text).toContain(title)
      expect(file?.text).toContain(form)
      expect(file?.text).toContain('Filiera S.r.l., Corso Mazzini 1, 87100 Cosenza (CS)')
      expect(file?.text).not.toContain('{{')
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
  },
)

it('promises no file where the texts of a version are not kept', async () => {
  const data = { ...bought, termsVersion: 'of my own' }
  const { text, file } = await writeMail({ kind: 'order-paid', to: 'a@b.it', locale: 'en', data })
  expect(file).toBeUndefined()
  expect(text).toContain('terms of sale, version of my own.')
  expect(text).not.toContain('attached')
  expect(text).toContain('https://shop.example/en/legal/terms\n')
})

it('keeps the number of an order on one line of its HTML, as it is in the text', async () => {
  const { html, text } = await writeMail({
    kind: 'order-shipped',
    to: 'a@b.it',
    locale: 'it',
    data: examples['order-shipped'],
  })
  expect(html).toContain(`Ordine <span style="white-space:nowrap">${order.number}</span>`)
  expect(text).toContain(`\nOrdine ${order.number}\n`)
  const data = examples['order-lapsed']
  const lapsed = await writeMail({ kind: 'order-lapsed', to: 'a@b.it', locale: 'es', data })
  expect(lapsed.html).toContain(`Pedido <span style="white-space:nowrap">${order.number}</span>`)
})

it.each([
  ['it', 'Puglia, Andria\nArriva tra mercoledì 25 e venerdì 27\u00a0novembre\nOrdine ABCD'],
  ['en', 'Apulia, Andria\nArrives between Wednesday 25 and Friday 27\u00a0November\nOrder ABCD'],
  ['es', 'Apulia, Andria\nLlega entre el miércoles 25 y el viernes 27\u00a0de\u00a0noviembre\nPedido ABCD'],
] as const)('says in %s where each paid parcel comes from and when it arrives', async (locale, lines) => {
  const parcel = {
    ...order,
    place: { region: 'puglia', city: 'Andria' },
    delivery: { from: '2026-11-25', to: '2026-11-27' },
  }
  const data = { ...bought, orders: [parcel] }
  const { html, text } = await writeMail({ kind: 'order-paid', to: 'a@b.it', locale, data })
  expect(text).toContain(lines)
  const [from = '', days = ''] = lines.split('\n')
  expect(html).toContain(`>${from}</p>`)
  expect(html).toContain(`>${days}<br>`)
})

const mixed = {
  ...order,
  lines: [
    { title: 'Olio', quantity: 2, cents: 2400, withdrawal: 'standard' },
    { title: 'Passata', quantity: 1, cents: 300, withdrawal: 'sealed-only' },
    { title: 'Burrata', quantity: 1, cents: 390, withdrawal: 'excluded-perishable' },
    { title: 'Grappa', quantity: 1, cents: 990, withdrawal: 'standard', alcohol: true },
  ],
}

it.each(['order-received', 'order-paid'])(
  'says of each line of %s whether it can be withdrawn from',
  async (kind) => {
    const { html, text } = await writeMail({
      kind,
      to: 'a@b.it',
      locale: 'it',
      data: { ...bought, orders: [mixed] },
    })
    expect(text).toMatch(/2 × Olio: 24\.00.€\n {2}Puoi recedere fino a 14 giorni dopo la consegna\.\n/)
    expect(text).toMatch(
      /1 × Passata: .*\n {2}Puoi recedere fino a 14 giorni dopo la consegna\. Solo se il sigillo è integro\./,
    )
    expect(text).toMatch(/1 × Burrata: .*\n {2}Senza diritto di recesso: si deteriora/)
    expect(html).toContain('Senza diritto di recesso: si deteriora')
    expect(text).toContain('https://shop.example/withdraw')
    expect(text).toContain('solo a maggiorenni')
  },
)

it('offers no withdrawal where the law gives none for any line, but names the guarantee', async () => {
  const perishable = { ...order, lines: mixed.lines.slice(2, 3) }
  const { text } = await writeMail({
    kind: 'order-paid',
    to: 'a@b.it',
    locale: 'en',
    data: { ...bought, orders: [perishable] },
  })
  expect(text).not.toContain('/withdraw')
  expect(text).toContain('the guarantee applies')
  expect(text).not.toContain('adults only')
})

it('names the last day of the right of each delivered line', async () => {
  const data = {
    ...examples['order-delivered'],
    lines: mixed.lines.map(({ title, quantity, withdrawal }) => ({ title, quantity, withdrawal })),
    withdrawUntil: '2026-12-07T23:00:00Z',
  }
  const { text } = await writeMail({ kind: 'order-delivered', to: 'a@b.it', locale: 'es', data })
  expect(text).toContain('2 × Olio\n  Puedes desistir hasta el 7 de diciembre de 2026.')
  expect(text).toContain('1 × Burrata\n  Sin derecho de desistimiento')
})

const place = {
  recipient: 'Anna Verdi',
  street: 'Via Roma 1',
  zip: '40121',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
}
const company = {
  name: 'Osteria Verdi Srl',
  vatNumber: '00743110157',
  fiscalCode: '',
  sdiCode: 'ABC1234',
  pec: 'verdi@pec.example',
}

it.each(['order-received', 'order-paid'])('tells the invoice data once in %s', async (kind) => {
  const invoiced = { ...bought, orders: [mixed, mixed], shipTo: place, invoice: { ...place, company } }
  const { text } = await writeMail({ kind, to: 'a@b.it', locale: 'it', data: invoiced })
  for (const value of [
    'Intestata a: Osteria Verdi Srl',
    'Partita IVA: 00743110157',
    'Codice SDI: ABC1234',
    'PEC: verdi@pec.example',
  ])
    expect(text.split(value)).toHaveLength(2)
  expect(text).not.toContain('Codice fiscale')
})

it('names the billing address without an invoice only where it is another one', async () => {
  const invoice = { ...place, street: 'Via Milano 2', company: null }
  const text = async (billed: typeof invoice) =>
    (
      await writeMail({
        kind: 'order-paid',
        to: 'a@b.it',
        locale: 'it',
        data: { ...bought, shipTo: place, invoice: billed },
      })
    ).text
  expect(await text(invoice)).toContain(
    'INDIRIZZO DI FATTURAZIONE\n\nAnna Verdi, Via Milano 2, 40121 Bologna (BO)',
  )
  expect(await text({ ...invoice, street: place.street })).not.toContain('FATTURAZIONE')
})

it('asks for the review of each product of a delivered order', async () => {
  const { html, text } = await writeMail({
    kind: 'order-delivered',
    to: 'a@b.it',
    locale: 'en',
    data: {
      ...examples['order-delivered'],
      products: [
        { id: '7', title: 'Olio' },
        { id: '9', title: 'Riso' },
      ],
    },
  })
  for (const id of [7, 9]) {
    expect(html).toContain(`href="https://shop.example/en/account/reviews/${id}"`)
    expect(text).toContain(`https://shop.example/en/account/reviews/${id}`)
  }
})

it.each([
  ['it', '25 novembre 2026', 'SPEDIRE A\n\nAnna, Via Roma 1, 87100 Cosenza (CS)'],
  ['en', '25 November 2026', 'SHIP TO\n\nAnna, Via Roma 1, 87100 Cosenza (CS)'],
  ['es', '25 de noviembre de 2026', 'ENVIAR A\n\nAnna, Via Roma 1, 87100 Cosenza (CS)'],
])('names the last day to accept an order and where it goes: %s', async (locale, day, place) => {
  const data = examples['seller-new-order']
  const { text } = await writeMail({ kind: 'seller-new-order', to: 'a@b.it', locale, data })
  expect(text).toContain(day)
  expect(text).toContain(place)
})

it.each([
  ['it', 'Venduto da Tre Coppi <Srl>, Via Roma 1, 76123 Andria (BT), P. IVA 00743110157, olio@example.com'],
  ['en', 'Sold by Tre Coppi <Srl>, Via Roma 1, 76123 Andria (BT), VAT no. 00743110157, olio@example.com'],
  ['es', 'Vendido por Tre Coppi <Srl>, Via Roma 1, 76123 Andria (BT), NIF-IVA 00743110157, olio@example.com'],
] as const)('names in %s the company that sells each parcel', async (locale, line) => {
  const seller = {
    name: 'Tre Coppi <Srl>',
    address: 'Via Roma 1, 76123 Andria (BT)',
    vatNumber: '00743110157',
    email: 'olio@example.com',
  }
  const data = { ...bought, orders: [{ ...order, company: seller }, order] }
  const { html, text } = await writeMail({ kind: 'order-paid', to: 'a@b.it', locale, data })
  expect(text.split(line)).toHaveLength(2)
  expect(html).toContain(line.replace('<Srl>', '&lt;Srl&gt;'))
})

it('gives phones a whole button, each note a row of its own, and the invoice one left edge', async () => {
  const data = { ...bought, orders: [mixed], shipTo: place, invoice: { ...place, company } }
  const { html } = await writeMail({ kind: 'order-paid', to: 'a@b.it', locale: 'it', data })
  expect(html).toMatch(/<table role="presentation" class="w"[^>]*><tr><td class="b"/)
  expect(html).toMatch(/<tr><td class="l s" colspan="2"[^>]*>Senza diritto di recesso: si deteriora/)
  expect(html).toMatch(/text-align:left[^>]*>00743110157</)
  expect(html).toMatch(/text-align:right[^>]*>24\.00/)
})

it.each([
  ['it', 'Ti abbiamo rimborsato 10.00\u00a0€'],
  ['en', 'We have refunded you 10.00\u00a0€'],
  ['es', 'Te hemos reembolsado 10.00\u00a0€'],
] as const)('says in %s in the title how much went back', async (locale, title) => {
  const { html } = await writeMail({ kind: 'refund', to: 'a@b.it', locale, data: examples.refund })
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
})
