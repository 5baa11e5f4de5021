import { defineConfig } from '@playwright/test'

/** The browser is the system's: `CHROMIUM` names it, `npm test` finds it. */
const executablePath = process.env.CHROMIUM

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './support/start-shop.ts',
  outputDir: '../test-results',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
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
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
})
