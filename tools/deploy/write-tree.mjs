import { resolve } from 'node:path'
import { root } from '../installation.mjs'
import { writeTree } from './tree.mjs'

/** `node tools/deploy/write-tree.mjs <folder>`: what runs, with the installed packages; the Dockerfile does this, and so can you. */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say where to: node tools/deploy/write-tree.mjs <folder>')
  process.exit(2)
}
writeTree(root, resolve(folder))
console.log(`${folder} holds what runs`)
