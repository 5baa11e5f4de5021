/**
 * Licences under which anybody may use, change and ship what the shop stands on. Those with a duty towards who gets the program are
 * named with what keeps it: all packages are shipped as they come.
 */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  'Unlicense',
  // fonts and drawings, credited in README.md
  ...['OFL-1.1', 'CC-BY-4.0'],
  // libraries of their own, unchanged and replaceable: lightningcss, axe-core, libvips
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
])

/** Whether an SPDX expression can be kept: every part of an AND, one part of an OR. */
function isAllowed(expression) {
  const parts = expression.replace(/[()]/g, '').split(/\s+AND\s+/)
  return parts.every((part) => part.split(/\s+OR\s+/).some((licence) => ALLOWED.has(licence)))
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages that come from elsewhere: [name, entry] of the lock file. */
const foreign = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    path.includes('node_modules/') && !entry.link ? [[nameOf(path), entry]] : [],
  )

/** @returns a line for each package without a licence that the shop can keep */
export const wrongLicences = (lock) =>
  foreign(lock).flatMap(([name, { version, license }]) =>
    license && isAllowed(license) ? [] : [`${name} ${version}: licence ${license ?? 'unknown'}`],
  )

/** @returns a line for each package whose content nothing pins */
export const unpinned = (lock) =>
  foreign(lock).flatMap(([name, { version, integrity }]) =>
    integrity?.startsWith('sha512-') ? [] : [`${name} ${version}: no sha512 in the lock file`],
  )

/**
 * Programs that packages run when they are installed: each is decided on in `allowScripts` of package.json, true or false.
 * @returns a line for each that is not, and for each decision on a package that is gone
 */
export function undecidedScripts(lock, allowScripts) {
  const running = new Set(foreign(lock).flatMap(([name, entry]) => (entry.hasInstallScript ? [name] : [])))
  return [
    ...[...running]
      .filter((name) => typeof allowScripts[name] !== 'boolean')
      .map((name) => `${name}: runs a script when it is installed and is not in allowScripts`),
    ...Object.keys(allowScripts)
      .filter((name) => !running.has(name))
      .map((name) => `${name}: is in allowScripts and runs no script`),
  ]
}

/**
 * Weaknesses that `npm audit --json` knows, without those that an exception explains and whose day has not passed.
 * @param exceptions each with `id` (GHSA-…), `reason` and `until` (YYYY-MM-DD)
 * @returns a line for each weakness, and for each exception that is not needed any more
 */
export function openWeaknesses(audit, exceptions, today) {
  const advisories = new Map()
  for (const { via = [] } of Object.values(audit.vulnerabilities ?? {}))
    for (const one of via) if (typeof one === 'object') advisories.set(one.url.split('/').at(-1), one)
  const excused = new Set(exceptions.filter(({ until }) => until >= today).map(({ id }) => id))
  return [
    ...[...advisories]
      .filter(([id]) => !excused.has(id))
      .map(([id, { name, severity, title }]) => `${name}: ${severity}, ${title} (${id})`),
    ...exceptions
      .filter(({ id }) => !advisories.has(id))
      .map(({ id }) => `${id}: the exception is not needed any more`),
  ]
}

/** The part of CHANGELOG.md that a version has. @throws Error when it has none */
export function releaseNotes(changelog, version) {
  const parts = changelog.split(/^## /m).slice(1)
  const own = parts.find((part) => part.split(/[\s\]]/, 1)[0].replace('[', '') === version)
  if (!own) throw new Error(`CHANGELOG.md has no part "## ${version}"`)
  return own.slice(own.indexOf('\n')).trim()
}
