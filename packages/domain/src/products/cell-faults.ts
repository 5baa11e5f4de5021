/** Why a cell of a file cannot be taken. */
export const cellFaults = [
  // `1,234` is more than a thousand or a little more than one
  'two_readings',
  'not_a_number',
  'too_many_decimals',
  'bounds',
  'not_a_quantity',
  'not_a_gtin',
  // a spreadsheet made a number of a code
  'spreadsheet_number',
  'lost_zeros',
  // none of the words that a closed list knows
  'unknown',
  'too_long',
  'not_text',
  // must be said
  'missing',
  'not_emptied',
  // named by an earlier row
  'twice',
  // another product has it
  'taken',
  'no_such_product',
  'two_products',
  // in an offer: the price stays
  'offer',
  // fewer pieces than were sold since
  'too_few',
  // of parts divided by `|`, too many or too few
  'parts',
  'not_a_date',
  // a photo or file that the product does not have
  'not_here',
  // offers and formats: a file says them, the console changes them
  'elsewhere',
  // more cells than the first row
  'too_many_cells',
] as const
export type CellFault = (typeof cellFaults)[number]
