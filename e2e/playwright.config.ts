import { defineConfig } from '@playwright/test'

/** The browser is the system's: `CHROMIUM` names it, `npm test` finds it. */
const executablePath = process.env.CHROMIUM

/**
 * What the browser need not do. Its address bar makes two pages for every page that is opened, half a second of a core each time. The last list
 * on the command line counts alone: this one repeats what Playwright turns off, but for what is Edge's.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Journeys that change rows of the database, with `editable-shop.fixture.ts`. */
const EDITING = /\/(?:cart|content-blocks)\.journey\.ts$/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './support/start-shop.ts',
  outputDir: '../test-results',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
  projects: [
    // one worker, so that they share a shop; first, so that the other worker has work until the end
    { name: 'editable', testMatch: EDITING, workers: 1 },
    { name: 'shop', testIgnore: EDITING },
  ],
  // two browsers on two cores: a second try is told in the report
  retries: 1,
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'it-IT',
    // the page for times without network has a journey of its own
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    // of the second try: recording every first one costs each journey a third of its time
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
})
