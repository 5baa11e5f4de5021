import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run screens`: the journeys' shop and browser, pictures instead of expectations. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '**/*.screens.ts',
  globalSetup: '../support/start-shop.ts',
  timeout: 3_600_000,
  retries: 0,
  use: { trace: 'off', reducedMotion: 'reduce' },
})
