import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStorefront } from './build-storefront.mjs'
import { findBrowser } from './find-browser.mjs'
import { ensureInstalled, localNode, root } from './installation.mjs'

/** `npm run screens`: every screen in every width and language as a picture in `screens/`, and `screens/index.html` to look through; `npm run screens -- it 360 1440 /product/1` makes some (a path stands for the pages below it, too), `dark`, `forced`, `320` and `zoom` choose among the ways main screens are seen besides. */
const folder = join(root, 'screens')
const list = (...path) =>
  readdirSync(join(folder, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

function screenRow(group, name) {
  const widths = readdirSync(join(folder, group, name))
    .map((file) => Number.parseInt(file, 10))
    .sort((a, b) => a - b)
  const pictures = widths.map((width) => {
    const path = `${encodeURIComponent(group)}/${encodeURIComponent(name)}/${width}.jpg`
    return `<a href="${path}"><img src="${path}" loading="lazy" alt="${name}, ${width} px"><small>${width}</small></a>`
  })
  return `<section id="${group} ${name}"><h3>${name}</h3><div>${pictures.join('')}</div></section>`
}

/** One page with all pictures, by language and screen. */
function writeContactPage() {
  const groups = list().map((group) => {
    const rows = list(group).map((name) => screenRow(group, name))
    return `<h2 id="${group}">${group} (${rows.length})</h2>${rows.join('')}`
  })
  const ways = list().map((group) => `<a href="#${group}">${group}</a>`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:15px system-ui;margin:24px;background:#eee}section>div{display:flex;gap:12px;overflow-x:auto}
nav{display:flex;gap:16px;position:sticky;top:0;background:#eee;padding:8px 0}
section a{flex:none}img{display:block;height:420px;max-width:900px;object-fit:cover;object-position:top;background:#fff;border:1px solid #ccc}
</style><nav>${ways.join('')}</nav>${groups.join('')}`,
  )
}

ensureInstalled({ withTests: true })
const asked = process.argv.slice(2)
if (asked.length === 0) rmSync(folder, { recursive: true, force: true })
await buildStorefront()
const { status } = spawnSync(
  localNode,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e/screens/screens.config.ts',
    '--reporter=list',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: await findBrowser(), SCREENS: asked.join(' ') },
  },
)
if (existsSync(folder)) writeContactPage()
console.log(`Look through ${join(folder, 'index.html')}`)
process.exit(status ?? 1)
