import type { Language } from '@filiera/domain/languages'
import type { PageText } from '../app/shell/page-text.ts'

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

/**
 * A public page is complete without its scripts: styles, fonts and pictures go first, and the scripts are fetched once the
 * page is loaded, its pictures in view are painted, and it is quiet. They run then for a browser that keeps something of this shop (cart, account), which the page has to show;
 * for a new visitor at the first sign of him, or after 8 seconds. What he presses before they run is held and pressed again then; links lead
 * on by themselves.
 * @param starter what does all this in the browser (`late-start.browser.js`)
 */
export function startLate(page: PageText, language: Language, starter: string): PageText {
  const ofLanguage = (text: string) => text.replaceAll(routeList, `$1-${language}.js`)
  const { body, foot } = page
  const hrefs = Array.from(page.head.matchAll(preload), ([, href = '']) => ofLanguage(href))
  const head = page.head.replaceAll(preload, '')
  const start = body.lastIndexOf(opening)
  if (start < 0) return { ...page, head }
  const end = body.indexOf('</script>', start)
  // an address stands there once: the list holds it, everything else counts
  const load = hrefs
    .reduce(
      (text, href, index) => text.replaceAll(JSON.stringify(href), `p[${index}]`),
      ofLanguage(body.slice(start + opening.length, end)),
    )
    .replaceAll(/^import \* as (\w+) from ([^;]+);/gm, 'const $1=await import($2);')
    .replaceAll(/^import ([^;(]+);/gm, 'await import($1);')
  const alone = hrefs.flatMap((href, index) => (large.test(href) ? [index] : []))
  const script = `(${starter})(async(p)=>{${load.trim()}},${JSON.stringify(hrefs)},${JSON.stringify(alone)})`
  return {
    ...page,
    head: head.replace('<head>', `<head>${MARK}`),
    body: body.slice(0, start),
    foot: opening + script + body.slice(end) + foot,
  }
}
