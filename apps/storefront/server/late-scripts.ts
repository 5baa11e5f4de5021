import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@filiera/domain/languages'

const starter = readFileSync(join(import.meta.dirname, 'late-start.browser.js'), 'utf8')
  .replace(/^;/, '')
  .replaceAll(/\n\s*/g, '\n')
  .trim()

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** The browser's list of routes; `vite/language-manifests.ts` writes one per language. */
const routeList = /(\/assets\/manifest-[0-9a-f]+)\.js/g
/** The large files: each runs in a task of its own, so that none holds up what the visitor does. */
const large = /\/(?:libraries|shop)-[^/]+\.js$/
const opening = '<script type="module" async="">'
/**
 * Whoever comes to the top of a page sees its beginning only: the rest of it waits (`data-fresh`, design/theme.css), for the quiet after
 * the load what is near, for the first sign of a visitor what is not. A page entered or restored in its middle has everything in its place at once.
 */
const MARK = `<script>if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")document.documentElement.dataset.fresh=""</script>`

/** The preloads stand in the head: the rest of the page need not be searched. */
function takePreloads(html: string): { rest: string; preloads: string[] } {
  const first = html.indexOf('<link rel="modulepreload"')
  if (first < 0) return { rest: html, preloads: [] }
  const end = html.indexOf('>', html.lastIndexOf('<link rel="modulepreload"')) + 1
  const part = html.slice(first, end)
  const preloads = [...part.matchAll(preload)].map((match) => match[1] ?? '')
  return { rest: html.slice(0, first) + part.replaceAll(preload, '') + html.slice(end), preloads }
}

/**
 * A public page is complete without its scripts: styles, fonts and pictures go first, and the scripts are fetched once the
 * page is loaded and quiet. They run then for a browser that keeps something of this shop (cart, account), which the page has to show;
 * for a new visitor at the first sign of him, or after 8 seconds. What he presses before they run is held and pressed again then; links lead
 * on by themselves (`late-start.browser.js`).
 */
export function startLate(page: string, language: Language): string {
  const ofLanguage = (text: string) => text.replaceAll(routeList, `$1-${language}.js`)
  const { rest, preloads } = takePreloads(page)
  const start = rest.lastIndexOf(opening)
  if (start < 0) return rest
  const end = rest.indexOf('</script>', start)
  const hrefs = preloads.map(ofLanguage)
  // an address stands there once: the list holds it, everything else counts
  const load = hrefs
    .reduce(
      (text, href, index) => text.replaceAll(JSON.stringify(href), `p[${index}]`),
      ofLanguage(rest.slice(start + opening.length, end)),
    )
    .replaceAll(/^import \* as (\w+) from ([^;]+);/gm, 'const $1=await import($2);')
    .replaceAll(/^import ([^;(]+);/gm, 'await import($1);')
  const alone = hrefs.flatMap((href, index) => (large.test(href) ? [index] : []))
  const script = `(${starter})(async(p)=>{${load.trim()}},${JSON.stringify(hrefs)},${JSON.stringify(alone)})`
  const before = rest.slice(0, start).replace('<head>', `<head>${MARK}`)
  return before + opening + script + rest.slice(end)
}
