import { freePort } from '../../tools/free-ports.ts'
import { startOne } from './open-shop.ts'
import { expect, shopSetting, test as shopTest } from './shop.fixture.ts'

/** Journeys of sellers: the console of this worker's shop, started with the first of them. */
export const test = shopTest.extend<object, { consoleUrl: string }>({
  consoleUrl: [
    async ({ browserName: _ }, use) => {
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const program = await startOne('console', {
        CONSOLE_PORT: port,
        CONSOLE_PUBLIC_URL: url,
        BACKEND_URL: shopSetting('BACKEND_URL'),
      })
      await use(url)
      await program.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ consoleUrl }, use) => use(consoleUrl),
  watchedUrl: async ({ consoleUrl }, use) => use(consoleUrl),
})

export { expect }
