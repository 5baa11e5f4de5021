import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../installation.mjs'
import { releaseNotes } from './rules.mjs'

/** Prints what CHANGELOG.md says of a version: `npm run -s release-notes 1.2.0`. */
const [version = ''] = process.argv.slice(2)
console.log(releaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version.replace(/^v/, '')))
