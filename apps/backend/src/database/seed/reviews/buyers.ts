import type { Language } from '@filiera/domain/languages'

export type SeedBuyer = {
  first: string
  last: string
  locale: Language
  street: string
  city: string
  province: string
  zip: string
}

const places = [
  ['Via Garibaldi', 'Torino', 'TO', '10122'],
  ['Via Solferino', 'Milano', 'MI', '20121'],
  ['Via Indipendenza', 'Bologna', 'BO', '40121'],
  ['Via Toledo', 'Napoli', 'NA', '80134'],
  ['Corso Mazzini', 'Cosenza', 'CS', '87100'],
  ['Via Maqueda', 'Palermo', 'PA', '90133'],
  ['Via dei Serragli', 'Firenze', 'FI', '50124'],
  ['Via Merulana', 'Roma', 'RM', '00185'],
  ['Via Sparano', 'Bari', 'BA', '70121'],
  ['Via Roma', 'Cagliari', 'CA', '09124'],
] as const

const named = (locale: Language, names: string): Pick<SeedBuyer, 'first' | 'last' | 'locale'>[] =>
  names.split(', ').map((name) => {
    const [first = '', last = ''] = name.split(' ')
    return { first, last, locale }
  })

const people = [
  ...named(
    'it',
    'Anna Rinaldi, Luca Ferrero, Marta Colombo, Paolo Greco, Sara Marchetti, Davide Longo, Elena Sanna, Nicola Bruni, Chiara Fabbri, Stefano Riva, Giovanna Testa, Matteo Serra, Silvia Caruso, Andrea Pellegrini, Laura Monti, Roberto Basile, Irene Galli, Fabio Conte, Valentina Rossetti, Giorgio Piras, Teresa Amato, Enrico Villa, Beatrice Neri, Simone Orlando, Rosa Martino, Alberto Costa, Federica Grassi, Carlo Benedetti, Michela Leone, Tommaso Farina, Daniela Sala, Pietro Ruggeri, Caterina Fiore, Antonio Barone, Lucia Moretti, Emanuele Gatti, Alice Vitale, Franco Donati, Giulia Messina, Riccardo Pagano, Nadia Bianco, Claudio Ferri, Ornella Valentini, Salvatore Rizzo, Eleonora Mancini, Vito Palmieri, Cristina Sartori, Massimo Guerra',
  ),
  ...named('en', 'Helen Ward, James Porter, Emily Stone, Oliver Hart, Karen Doyle, Thomas Reid, Alice Byrne'),
  ...named('es', 'Lucía Navarro, Javier Molina, Carmen Vidal, Pablo Ortega, Elena Serrano'),
]

/** The customers of the demonstration who write reviews; they live in Italy, whatever language they read. */
export const buyers: SeedBuyer[] = people.map((person, index) => {
  const [street, city, province, zip] = places[index % places.length] ?? places[0]
  return { ...person, street: `${street} ${3 + ((index * 7) % 90)}`, city, province, zip }
})
