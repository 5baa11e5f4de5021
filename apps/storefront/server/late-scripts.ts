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
const moduleScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/

/**
 * A public page is complete without its scripts: styles, fonts and pictures go first, and the scripts start once the page
 * is loaded and quiet, or at the first sign of a visitor. What he presses before they run is held and pressed again then;
 * links lead on by themselves (`late-start.browser.js`).
 */
export function startLate(page: string, language: Language): string {
  const html = page.replaceAll(routeList, `$1-${language}.js`)
  const preloads = [...html.matchAll(preload)].map((match) => match[1])
  return html.replaceAll(preload, '').replace(moduleScript, (_all, open, imports: string, close) => {
    const load = imports
      .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1=await import($2);')
      .replaceAll(/^import ("[^"]+");/gm, 'await import($1);')
    return `${open}(${starter})(async()=>{${load.trim()}},${JSON.stringify(preloads)})${close}`
  })
}
