import { describe, expect, it } from 'vitest'
import { findEvocation, findUnprovenNames } from './find-protected-names.ts'

describe('an evocation', () => {
  it.each([
    ['Formaggio tipo Parmigiano', 'tipo parmigiano'],
    ['Grated Parmesan style cheese', 'parmesan style'],
    ['Parmesan grattugiato', 'parmesan'],
    ['Simil parmigiano', 'simil parmigiano'],
    ['Similparmigiano da grattugia', 'simil parmigiano'],
    ['Parmigiano vegano', 'parmigiano vegano'],
    ['Alternativa vegana al Parmigiano', 'vegana al parmigiano'],
    ['Gorgonzola-style dip', 'gorgonzola style'],
    ['Erborinato tipo gorgonzola', 'tipo gorgonzola'],
    ['Stile  PROSECCO, extra dry', 'stile prosecco'],
    ['Prosciutto stile Parma', 'prosciutto stile parma'],
    ['Prosciutto crudo imitazione San Daniele', 'imitazione san daniele'],
    ['Finto Asiago', 'finto asiago'],
    ['Falsa Fontina', 'falsa fontina'],
    ['Fontina vegetale', 'fontina vegetale'],
    ['Balsamic of Modena style dressing', 'balsamic of modena style'],
    ['Aceto balsamico di Modena alternative', 'aceto balsamico di modena alternative'],
    ['Simile all’Aceto Balsamico di Módena', 'simile all aceto balsamico di modena'],
    ['Queso estilo Grana Padano', 'estilo grana padano'],
    ['Cipolla tipo Tropea', 'cipolla tipo tropea'],
    ['Limoni in stile Sorrento', 'limoni in stile sorrento'],
    ['Finto lardo di Colonnata', 'finto lardo di colonnata'],
    ['Cantucci tipo toscani', 'cantucci tipo toscani'],
    ['Buono come il Pecorino Romano', 'come il pecorino romano'],
    ['Spumante metodo Franciacorta', 'metodo franciacorta'],
    ['Rosso tipo Brunello', 'tipo brunello'],
    ['Patatine gusto gorgonzola', 'gusto gorgonzola'],
    ['’Nduja e salame di tipo Felino', 'salame di tipo felino'],
    ['Reggianito argentino', 'reggianito'],
    ['Mozzarella tipo bufala campana', 'mozzarella tipo bufala campana'],
    ['Pistacchi tipo Bronte', 'pistacchi tipo bronte'],
  ])('is found in %j', (text, found) => {
    expect(findEvocation(text)).toBe(found)
  })

  it.each([
    'Parmigiano Reggiano DOP 24 mesi',
    'Prosecco DOC extra dry',
    'Crema al gorgonzola',
    'Farina tipo 1',
    'Farina di grano tenero tipo 00',
    'Pecorino stagionato',
    'Pecorino Toscano con caglio vegetale',
    'Chianti Classico',
    'Aceto balsamico',
    'Acetaia del centro, Modena',
    'Passata di pomodoro, stile casalingo',
    'Spumante metodo classico, Franciacorta',
    'Cesto regalo in stile Umbria',
    'Pasta di Gragnano vegana',
    'Formaggi come Parmigiano Reggiano e Fontina',
    'Un salame di puro stile contadino. Mortadella Bologna a parte.',
    'Sale a grana grossa',
    'Vino dal gusto soave',
    'Uva da tavola tipo Italia',
  ])('is none in %j', (text) => {
    expect(findEvocation(text)).toBeNull()
  })

  it('is none where the real thing gives the taste, or where the name may be translated', () => {
    const food = { category: null, marks: [], ingredients: 'Farina, Gorgonzola DOP 8%, sale' }
    expect(findEvocation('Crackers gusto gorgonzola', food)).toBeNull()
    const real = { category: 'formaggi', marks: ['dop' as const], ingredients: 'Milk, salt, rennet' }
    expect(findEvocation('Parmigiano Reggiano PDO, Parmesan', real)).toBeNull()
  })
})

describe('a protected name without its mark', () => {
  const unproven = (title: string, category: string | null = null, ingredients = '') =>
    findUnprovenNames(title, { category, marks: [], ingredients })

  it.each([
    ['Parmigiano Reggiano 24 mesi', 'formaggi', 'Parmigiano Reggiano'],
    ['Parmigiano grattugiato', null, 'Parmigiano Reggiano'],
    ['Asiago fresco', 'formaggi', 'Asiago'],
    ['Formaggio Asiago', null, 'Asiago'],
    ['Olio extravergine Sardegna', 'olio-e-aceto', 'Sardegna'],
    ['Limoni di Sorrento, 2 kg', 'ortofrutta', 'Limone di Sorrento'],
    ['Prosecco extra dry', 'vini', 'Prosecco'],
    ['Vino rosso Etna 2022', 'vini', 'Etna'],
    ['Aceto balsamico di Modena', 'olio-e-aceto', 'Aceto Balsamico di Modena'],
    ['Spicchio di Pecorino Romano', 'formaggi', 'Pecorino Romano'],
    ['Speck Alto Adige a fette', 'salumi', 'Speck Alto Adige'],
    ['Ravioli con Fontina', 'pasta-e-riso', 'Fontina'],
    ['Pizza napoletana', 'forno', 'Pizza Napoletana'],
  ])('is found in %j (%s)', (title, category, name) => {
    expect(unproven(title, category)).toEqual([name])
  })

  it.each([
    ['Miele di Asiago', 'miele-e-dolci'],
    ['Ceci della Murgia', 'legumi-e-cereali'],
    ['Liquore alle erbe di Calabria', 'vini'],
    ['Aceto di vino rosso della Toscana', 'olio-e-aceto'],
    ['Radicchio rosso tardivo', 'ortofrutta'],
    ['Bottarga di Cabras', 'mare'],
    ['Aceto balsamico', 'olio-e-aceto'],
    ['Passata di pomodoro', 'conserve'],
    ['Mozzarella di latte vaccino', 'formaggi'],
    ['Taralli al Primitivo', 'forno'],
    ['Farina per pizza napoletana', 'legumi-e-cereali'],
    ['Ricotta fresca di Roma', 'formaggi'],
    ['Salsiccia di Bra', 'salumi'],
  ])('is none in %j (%s)', (title, category) => {
    expect(unproven(title, category)).toEqual([])
  })

  it('passes with the mark, and as an ingredient that is there', () => {
    expect(
      findUnprovenNames('Fontina DOP', { category: 'formaggi', marks: ['dop'], ingredients: '' }),
    ).toEqual([])
    expect(
      unproven('Crema di Pistacchio Verde di Bronte', null, 'Pistacchio Verde di Bronte DOP 45%, zucchero'),
    ).toEqual([])
    expect(unproven('Fontina grattugiata', null, 'Fontina')).toEqual(['Fontina'])
  })
})
