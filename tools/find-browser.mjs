import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { localNode, root } from './installation.mjs'

/** Debian's `chromium-headless-shell` comes first: a whole browser also draws its own frame, which takes a quarter of its time. */
const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Playwright's own browser, where it is there and finds its libraries. */
function playwrightOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : null
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
 * Path of a Chromium: the system's, without a window if it has one, else Playwright's own, else Debian's package when root.
 * @throws Error with the next step when none can be had
 */
export function findBrowser() {
  const found = candidates.find((path) => path && existsSync(path)) ?? playwrightOwn()
  if (found) return found
  const own = installWithPlaywright() ? playwrightOwn() : null
  if (own) return own
  if (installWithDebian() && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  throw new Error('No browser for the journeys: install Chromium or Chrome, or set CHROMIUM to its path.')
}
