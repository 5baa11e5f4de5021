import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '../support/shop.fixture.ts'
import { isNarrowed, keep, languages } from './photograph.ts'

/** As wide as phones, and as mail programs show a mail beside their lists. */
const MAIL_WIDTHS = [360, 640]

test('mails', async ({ page }) => {
  test.skip(isNarrowed)
  const folder = mkdtempSync(join(tmpdir(), 'mails-'))
  const program = join(import.meta.dirname, '../../apps/backend/test/preview-mails.ts')
  execFileSync(process.execPath, [program, folder])
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const [kind = '', language = ''] = file.split('.')
    if (!languages.some((asked) => asked === language)) continue
    await page.goto(pathToFileURL(join(folder, file)).href)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      for (const width of MAIL_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await keep(page, scheme === 'dark' ? `mails ${language} dark` : `mails ${language}`, kind)
      }
    }
  }
  rmSync(folder, { recursive: true })
})
