import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@filiera/domain/languages'
import { examples, writeMail } from './mail-examples.ts'

/** Writes an example of every mail as HTML and text, to be looked at in a browser: `npm run mails [folder]`. */
const folder = process.argv[2] ?? 'mails'
await mkdir(folder, { recursive: true })
for (const [kind, data] of Object.entries(examples)) {
  for (const locale of languages) {
    const { html, text } = await writeMail({ kind, to: 'anna@example.com', locale, data })
    await writeFile(join(folder, `${kind}.${locale}.html`), html)
    await writeFile(join(folder, `${kind}.${locale}.txt`), text)
  }
}
process.stdout.write(`${Object.keys(examples).length} kinds in ${languages.length} languages: ${folder}\n`)
