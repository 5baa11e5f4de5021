import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../installation.mjs'

/** Those that are written by hand: the first line of each says which rule must refuse it, and under which path. */
function written() {
  const folder = join(root, 'tools/arrows/fixtures')
  return readdirSync(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return { text, ...JSON.parse(text.split('\n')[0].replace(/^\/\/ /, '')) }
  })
}

/** For the rule of an area a file in it that imports the first file of another area that the rule does not allow. */
function ofArea({ name, from, to }, files) {
  const [area, refused, allowed] = [from.path, to.path, to.pathNot].map((pattern) => new RegExp(pattern))
  const isCode = (file) => /[.]tsx?$/.test(file) && !/[.](?:test|d)[.]tsx?$/.test(file)
  const beside = dirname(from.path.slice(1))
  const isInFolder = (file) => dirname(file) !== beside
  const imported = files.find(
    (file) => refused.test(file) && !allowed.test(file) && isCode(file) && isInFolder(file),
  )
  if (!imported || !files.some((file) => area.test(file)))
    throw new Error(`rule ${name} refuses nothing, or there is no such area`)
  const place = `${from.path.slice(1)}wrong-${name}.ts`
  return { rule: name, from: place, text: `import '${relative(dirname(place), imported)}'\n` }
}

/**
 * A wrong file for every rule: `rule` must refuse it at the path `from`.
 * @param rules those of dependency-rules.cjs
 * @param files paths of the sources
 * @throws Error when the rule of an area refuses nothing
 */
export function wrongFiles(rules, files) {
  const ofAreas = rules.filter(({ name }) => /^(?:console-)?area-/.test(name))
  return [...written(), ...ofAreas.map((rule) => ofArea(rule, files))]
}

/** Runs `work` while the wrong files lie under the paths they pretend to have, so that the same rules see them. */
export async function withWrongFiles(wrong, work) {
  for (const { from } of wrong)
    if (existsSync(join(root, from))) throw new Error(`a wrong file would overwrite ${from}`)
  try {
    for (const { from, text } of wrong) {
      mkdirSync(dirname(join(root, from)), { recursive: true })
      writeFileSync(join(root, from), text)
    }
    return await work()
  } finally {
    for (const { from } of wrong) rmSync(join(root, from), { force: true })
  }
}
