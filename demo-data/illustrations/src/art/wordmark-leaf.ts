// The sprout of the wordmark, as the sign of the site.
import { paper, plate } from '../tokens.ts'

const LEAF =
  'M12 34V20C5.5 20 1 15.5 1 8.5 8 8.5 12.5 13 13 18 13.5 9.5 18 3 25 1c.7 8.5-3.5 15.5-11 17.5V34Z'
const GREEN_700 = '#1f5b3f'
const GREEN_300 = '#8fbfa2'

/** The favicon: the sprout alone, lighter where the browser is dark. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 34 34"><style>path{fill:${GREEN_700}}@media(prefers-color-scheme:dark){path{fill:${GREEN_300}}}</style><path d="${LEAF}"/></svg>`

/** The icon for home screens: the sprout on a plate, 180×180. */
export const homeScreenIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180" width="180" height="180"><path d="M0 0H180V180H0Z" fill="${GREEN_700}"/><circle cx="90" cy="84" r="66" fill="${plate.verdeNotte}"/><path transform="translate(42 31) scale(3.6)" d="${LEAF}" fill="${paper.white}"/></svg>`
