import { expect, it } from 'vitest'
import { configuration } from '../config.ts'
import { busyPage } from './busy-page.ts'

const config = configuration.parse({ NODE_ENV: 'test', SHOP_NAME: 'Gusto & Terra' })

async function read(path: string, isForm = false) {
  const page = await busyPage(path, config, isForm)
  const { headers, body } = await page.encoded('identity')
  return { status: page.status, headers, text: body.toString() }
}

it.each([
  ['/products', 'it', 'Torniamo subito'],
  ['/en/search', 'en', 'Back in a moment'],
  ['/es/cart', 'es', 'Volvemos enseguida'],
])('says at %s in %s when to come again', async (path, language, title) => {
  const { status, headers, text } = await read(path)
  expect(status).toBe(503)
  expect(headers).toEqual(expect.arrayContaining(['retry-after', '5', 'cache-control', 'no-store']))
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(`${title} · Gusto &amp; Terra`)
  expect(text).toContain('http-equiv="refresh"')
})

it('does not send somebody away from a form', async () => {
  const { text } = await read('/checkout', true)
  expect(text).not.toContain('http-equiv="refresh"')
  expect(text).toContain('quello che hai scritto è ancora lì')
})
