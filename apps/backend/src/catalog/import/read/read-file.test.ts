import { describe, expect, it } from 'vitest'
import { decodeFile } from './decode-file.ts'
import { readFile } from './read-file.ts'

describe('Shopify', () => {
  const file = [
    'Handle,Title,Vendor,Type,Option1 Value,Variant Price,Image Src,Image Position,Variant Image,ingredients,net_quantity',
    'olio,Olio,Frantoio,Condimenti,500 ml,12.90,https://x.example/b.jpg,2,,Olive,500 ml',
    'pane,Pane,Forno,,Default Title,3.00,,,,,',
    'olio,,,,5 l,98.50,https://x.example/a.jpg,1,https://x.example/c.jpg,,',
    'olio,,,,,,https://x.example/a.jpg,3,,,',
    '',
  ].join('\n')

  it('lends a variant what its product says, wherever its rows stand, and no more', async () => {
    const { products, refused } = await readFile(file)
    expect(refused).toEqual([])
    expect(products).toMatchObject([
      {
        line: 2,
        key: ['olio', '500 ml'],
        options: ['500 ml'],
        cells: { title: 'Olio', netQuantity: '500 ml' },
      },
      { line: 3, key: ['pane'], options: [], cells: { title: 'Pane', brand: 'Forno' } },
      {
        line: 4,
        key: ['olio', '5 l'],
        cells: { title: 'Olio', brand: 'Frantoio', ingredients: 'Olive' },
        categories: ['Condimenti'],
      },
    ])
    expect(products[2]?.cells).not.toHaveProperty('netQuantity')
    expect(products[0]?.pictures.map(({ url }) => url)).toEqual([
      'https://x.example/a.jpg',
      'https://x.example/b.jpg',
    ])
    expect(products[2]?.pictures[0]?.url).toBe('https://x.example/c.jpg')
  })

  it('says the same however its lines end and its cells are divided', async () => {
    const expected = await readFile(file)
    const ofExcel = file.replaceAll(',', ';').replaceAll('\n', '\r\n')
    for (const same of [
      file.replaceAll('\n', '\r\n'),
      file.replaceAll('\n', '\r'),
      `\uFEFF${file}`,
      ofExcel,
      file.replaceAll(',', '\t'),
    ])
      expect(await readFile(same)).toEqual(expected)
  })

  it('numbers rows as a spreadsheet shows them, empty ones too, however many lines a cell has', async () => {
    const { products, refused } = await readFile(
      'Handle,Title\r\na,"due\r\nrighe"\r\n\r\n,,\r\nb,B\r\nc,C,zuviel\r\n',
    )
    expect(products.map(({ line }) => line)).toEqual([2, 5])
    expect(refused).toEqual([{ line: 6, field: 'row', reason: 'has 3 columns, the first line has 2' }])
  })
})

describe('WooCommerce', () => {
  const file = [
    'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)","Meta: vat_rate"',
    '11,simple,PANE,Pane,1,0,visible,Breve,Lungo,1,7,1,2.00,3.00,"Forno > Pane, Novità","pane, forno","https://x.example/a.jpg, https://x.example/b.jpg",,Ingredients,"Farina, acqua",,,4',
    '12,variable,OLIO,Olio,1,0,hidden,,Franto,1,,,,,Condimenti,,https://x.example/o.jpg,,Formato,"500 ml, 5 l",Origin,Italia,4',
    '13,variation,OLIO-5,,1,0,visible,,,1,parent,,,98.50,,,,OLIO,Formato,5 l,,,',
    '14,variation,OLIO-1,Olio da uno,1,0,visible,,,0,3,,,20.00,,,,id:12,Formato,1 l,,,',
    '15,grouped,SET,Cesto,1,0,visible,,,1,,,,,,,,,,,,,',
    '16,variation,X,,1,0,visible,,,1,,,,1.00,,,,NOBODY,,,,,',
    '17,variable,Y,Vuoto,1,0,visible,,,1,,,,,,,,,,,,,',
    '',
  ].join('\n')

  it('reads simple products and variations, which take from their parent what they do not say', async () => {
    const { products } = await readFile(file)
    expect(products).toMatchObject([
      {
        line: 2,
        key: ['woocommerce', '11'],
        options: [],
        cells: {
          title: 'Pane',
          description: 'Lungo',
          price: '3.00',
          quantity: '7',
          vatRate: '4',
          ingredients: 'Farina, acqua',
        },
        categories: ['Pane', 'Forno', 'Novità'],
        pictures: [{ url: 'https://x.example/a.jpg' }, { url: 'https://x.example/b.jpg' }],
      },
      {
        line: 4,
        key: ['woocommerce', '13'],
        options: ['5 l'],
        cells: {
          title: 'Olio',
          description: 'Franto',
          price: '98.50',
          visibility: 'hidden',
          origin: 'Italia',
          vatRate: '4',
        },
        categories: ['Condimenti'],
        pictures: [{ url: 'https://x.example/o.jpg' }],
      },
      { line: 5, options: [], cells: { title: 'Olio da uno', availability: '0', quantity: '3' } },
    ])
    expect(products[1]?.cells).not.toHaveProperty('quantity')
    for (const { cells } of products) expect(cells).not.toHaveProperty('netQuantity')
  })

  it('says what cannot be a product', async () => {
    expect((await readFile(file)).refused).toEqual([
      { line: 6, field: 'Type', reason: '"grouped" is not a product that is sold here' },
      { line: 7, field: 'Parent', reason: '"NOBODY" is not in the file' },
      { line: 8, field: 'Type', reason: 'has no variation in the file' },
    ])
  })

  it('knows the headings of an Italian shop', async () => {
    const { products } = await readFile(
      'ID;Tipo;Nome;Pubblicato;Prezzo di listino;Categorie\n5;simple;Pane;1;3,00;Forno\n',
    )
    expect(products).toMatchObject([
      { cells: { title: 'Pane', published: '1', price: '3,00' }, categories: ['Forno'] },
    ])
  })
})

describe('Google Merchant', () => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Bottega</title>
<item>
  <g:id>12</g:id><title>Olio &amp; pane</title><description><![CDATA[<p>Franto</p>]]></description>
  <g:image_link>https://x.example/a.jpg</g:image_link>
  <g:additional_image_link>https://x.example/b.jpg</g:additional_image_link>
  <g:price>14.00 EUR</g:price><g:sale_price>11.90 EUR</g:sale_price><g:availability>in_stock</g:availability>
  <g:brand>Frantoio</g:brand><g:product_type>Dispensa &gt; Olio</g:product_type>
  <g:unit_pricing_measure>500 ml</g:unit_pricing_measure>
  <g:shipping><g:price>5.00 EUR</g:price></g:shipping>
  <g:product_detail><g:attribute_name>Ingredients</g:attribute_name><g:attribute_value>Olive</g:attribute_value></g:product_detail>
  <vat_rate>4</vat_rate>
</item>
<item><title>Senza nome</title></item>
</channel></rss>`

  it('reads the items of a feed', async () => {
    const { products, refused } = await readFile(feed)
    expect(products).toEqual([
      {
        line: 3,
        key: ['google', '12'],
        cells: {
          title: 'Olio & pane',
          description: '<p>Franto</p>',
          price: '14.00 EUR',
          availability: 'in_stock',
          brand: 'Frantoio',
          netQuantity: '500 ml',
          ingredients: 'Olive',
          vatRate: '4',
        },
        attributes: {},
        options: [],
        categories: ['Olio', 'Dispensa'],
        pictures: [
          { url: 'https://x.example/a.jpg', alt: '' },
          { url: 'https://x.example/b.jpg', alt: '' },
        ],
      },
    ])
    expect(refused).toEqual([{ line: 14, field: 'id', reason: 'is missing' }])
  })

  it.each([
    ['<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss>&b;</rss>', 'document type'],
    ['<rss><channel><item><g:id>1</g:id>', 'not readable XML'],
    ['<rss><item>&unknown;</item></rss>', 'not readable XML'],
    ['<catalog/>', 'not a product feed'],
  ])('refuses %j', async (xml, words) => {
    await expect(readFile(xml)).rejects.toThrow(words)
  })
})

it('reads the encodings in which spreadsheets save', () => {
  const text = 'Caffè e più'
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect(decodeFile(Buffer.from(text))).toBe(text)
  expect(decodeFile(utf16)).toBe(text)
  expect(decodeFile(Buffer.from(text, 'latin1'))).toBe(text)
})

it('stops where a file has more lines than are read, however short they are', async () => {
  const text = `Handle,Title\n${'a\n'.repeat(200_000)}`
  await expect(readFile(text, 100)).rejects.toThrow('more than 100 lines')
})
