import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createTranslator } from '@filiera/design/translator'
import { createServer } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { completeTexts, italianFallback } from './italian-fallback.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says in Italian what a language does not say', () => {
  const italian = { cart: { title: 'Carrello', lines_one: '{{count}} riga', lines_other: '{{count}} righe' } }
  const english = createTranslator('en', completeTexts({ cart: { title: 'Cart', lines_one: ' ' } }, italian))
  expect(english.t('cart.title')).toBe('Cart')
  expect(english.t('cart.lines', { count: 1 })).toBe('1 riga')
  expect(english.t('cart.lines', { count: 3 })).toBe('3 righe')
})

it('leaves texts alone that are complete', () => {
  const english = { cart: { title: 'Cart', steps: ['One', 'Two'] } }
  expect(completeTexts(english, { cart: { title: 'Carrello', steps: ['Uno', 'Due'] } })).toBe(english)
})

it('fills the gaps of a module at the build', async () => {
  const files = {
    it: "export const shell = { skip: 'Salta', menu: 'Menù' }\nexport const more = { end: 'Fine' }\n",
    en: "export const shell = { skip: 'Skip' }\n",
    es: "export const shell = { skip: 'Saltar', menu: 'Menú' }\nexport const more = { end: 'Fin' }\n",
  }
  for (const [language, code] of Object.entries(files)) {
    const path = join(folder, 'texts', language, 'frame/shell.ts')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  const vite = await createServer({
    root: folder,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    plugins: [italianFallback()],
  })
  const load = (language: string) => vite.ssrLoadModule(join(folder, 'texts', language, 'frame/shell.ts'))
  expect(await load('en')).toMatchObject({ shell: { skip: 'Skip', menu: 'Menù' }, more: { end: 'Fine' } })
  expect(await load('es')).toMatchObject({ shell: { skip: 'Saltar', menu: 'Menú' }, more: { end: 'Fin' } })
  await vite.close()
})
