import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@filiera/domain/languages'
import { examples, writeMail } from './mail-examples.ts'

/** Writes an example of every mail as HTML and text, to be looked at in a browser: `npm run mails [folder]`. */
const folder = process.argv[2] ?? 'mails'
const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** The shop of the examples is nowhere: their pictures lie beside them. */
const pictures = [
  {
    address: /https:\/\/shop\.example\/icon-180\.png/g,
    from: 'apps/storefront/public/icon-180.png',
    name: 'icon-180.png',
  },
  {
    address: /https:\/\/shop\.example\/pictures\/[^"]+/g,
    from: 'demo-data/pictures/olio-coratina-raccolto-2026.webp',
    name: 'product.webp',
  },
]
const beside = (html: string) =>
  pictures.reduce((text, { address, name }) => text.replace(address, name), html)

await mkdir(folder, { recursive: true })
for (const { from, name } of pictures) await copyFile(fromRoot(from), join(folder, name))
for (const [kind, data] of Object.entries(examples)) {
  for (const locale of languages) {
    const { html, text, file } = await writeMail({ kind, to: 'anna@example.com', locale, data })
    await writeFile(join(folder, `${kind}.${locale}.html`), beside(html))
    await writeFile(join(folder, `${kind}.${locale}.txt`), text)
    if (file) await writeFile(join(folder, file.name), file.text)
  }
}
process.stdout.write(`${Object.keys(examples).length} kinds in ${languages.length} languages: ${folder}\n`)
