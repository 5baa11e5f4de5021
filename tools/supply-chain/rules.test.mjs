import { expect, it } from 'vitest'
import { openWeaknesses, releaseNotes, undecidedScripts, unpinned, wrongLicences } from './rules.mjs'

const lockOf = (entries) => ({
  packages: {
    '': { name: 'filiera' },
    'node_modules/@filiera/domain': { link: true },
    ...Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [
        `node_modules/${name}`,
        { version: '1.0.0', ...entry },
      ]),
    ),
  },
})

it('takes licences by their parts', () => {
  const lock = lockOf({
    good: { license: 'MIT' },
    both: { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
    either: { license: '(GPL-3.0-only OR MIT)' },
    strict: { license: 'MIT AND AGPL-3.0-only' },
    silent: {},
  })
  expect(wrongLicences(lock)).toEqual([
    'strict 1.0.0: licence MIT AND AGPL-3.0-only',
    'silent 1.0.0: licence unknown',
  ])
})

it('wants a hash of every package', () => {
  expect(unpinned(lockOf({ a: { integrity: 'sha512-x' }, b: { integrity: 'sha1-x' } }))).toEqual([
    'b 1.0.0: no sha512 in the lock file',
  ])
})

it('wants a decision on every script, and on nothing else', () => {
  const lock = lockOf({ native: { hasInstallScript: true }, known: { hasInstallScript: true } })
  expect(undecidedScripts(lock, { known: false, gone: true })).toEqual([
    'native: runs a script when it is installed and is not in allowScripts',
    'gone: is in allowScripts and runs no script',
  ])
})

it('names weaknesses that no exception explains, and exceptions that are not needed', () => {
  const via = { name: 'sax', severity: 'high', title: 'Loops', url: 'https://github.com/advisories/GHSA-1' }
  const audit = { vulnerabilities: { sax: { via: [via] }, xml: { via: ['sax'] } } }
  const exception = { id: 'GHSA-1', reason: 'reads our own files only', until: '2026-12-31' }
  expect(openWeaknesses(audit, [], '2026-11-24')).toEqual(['sax: high, Loops (GHSA-1)'])
  expect(openWeaknesses(audit, [exception], '2026-11-24')).toEqual([])
  expect(openWeaknesses(audit, [exception], '2027-01-01')).toHaveLength(1)
  expect(openWeaknesses({}, [exception], '2026-11-24')).toEqual([
    'GHSA-1: the exception is not needed any more',
  ])
})

it('reads the notes of a version', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- b\n\n## [1.2.0] - 2026-11-24\n\n- a\n'
  expect(releaseNotes(changelog, '1.2.0')).toBe('- a')
  expect(() => releaseNotes(changelog, '1.3.0')).toThrow('1.3.0')
})
