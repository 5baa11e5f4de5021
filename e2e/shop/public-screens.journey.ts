import { asSent, look, lookAtSent, withoutPictures } from '../support/screen.ts'
import { livePaths, publicPaths } from '../support/screen-paths.ts'
import { test } from '../support/shop.fixture.ts'

const others = ['en', 'es'] as const

// a worker that is free takes the next language
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

/** The same path in another language. */
const pathIn = (code: string, path: string) => `/${code}${path}`.replace(/\/$/, '')

test('every public screen in it', async ({ page, expectFailure }) => {
  await withoutPictures(page)
  expectFailure(/404/)
  for (const path of publicPaths) await look(page, 'it', path)
})

// what scripts do to a screen is the same in every language: there its words are read
for (const code of others) {
  test(`every public screen in ${code}, as the server sends it`, async ({ page, expectFailure }) => {
    await asSent(page)
    expectFailure(/404/)
    for (const path of publicPaths)
      if (!livePaths.includes(path)) await lookAtSent(page, code, pathIn(code, path))
  })

  test(`a public screen of each set of texts in ${code}`, async ({ page, expectFailure }) => {
    await withoutPictures(page)
    expectFailure(/404/)
    for (const path of livePaths) await look(page, code, pathIn(code, path))
  })
}
