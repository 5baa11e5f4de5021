// Sky, form and table of every region or season; sky and table come from different families.
import type { plate } from '../tokens.ts'

type PlateName = keyof typeof plate

/** Plate names of the sky, the second tone and the table; hex colour of the large form. */
export type Scheme = { sky: PlateName; form: string; second: PlateName; table: PlateName }

export const schemes = {
  puglia: { sky: 'limone', form: '#fbe9b0', second: 'pomodoro', table: 'pomodoro' },
  sicilia: { sky: 'cartaDaZucchero', form: '#fff0bf', second: 'bottiglia', table: 'farina' },
  campania: { sky: 'farina', form: '#e25a36', second: 'cartaDaZucchero', table: 'limone' },
  liguria: { sky: 'bottiglia', form: '#f7d774', second: 'verdeNotte', table: 'farina' },
  piemonte: { sky: 'crosta', form: '#f7e3c2', second: 'vinaccia', table: 'farina' },
  calabria: { sky: 'salvia', form: '#eef3df', second: 'verdeNotte', table: 'verdeNotte' },
  emilia: { sky: 'mortadella', form: '#f8dfcf', second: 'vinaccia', table: 'vinaccia' },
  sardegna: { sky: 'cartaDaZucchero', form: '#f6ead0', second: 'verdeNotte', table: 'crosta' },
  toscana: { sky: 'pomodoro', form: '#f9cf72', second: 'vinaccia', table: 'farina' },
  veneto: { sky: 'vinaccia', form: '#e4a79a', second: 'pomodoro', table: 'crosta' },
  lombardia: { sky: 'limone', form: '#fdf1cf', second: 'bottiglia', table: 'bottiglia' },
  lazio: { sky: 'farina', form: '#a8bf9a', second: 'bottiglia', table: 'pomodoro' },
  alpi: { sky: 'salvia', form: '#f4f1dc', second: 'bottiglia', table: 'crosta' },
  notte: { sky: 'verdeNotte', form: '#f7cf5e', second: 'bottiglia', table: 'farina' },
} as const satisfies Record<string, Scheme>

export type SchemeName = keyof typeof schemes
