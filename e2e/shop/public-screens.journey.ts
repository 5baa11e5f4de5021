import { look, withoutPictures } from '../support/screen.ts'
import { publicPaths } from '../support/screen-paths.ts'
import { test } from '../support/shop.fixture.ts'

const languages = [
  { code: 'it', prefix: '' },
  { code: 'en', prefix: '/en' },
  { code: 'es', prefix: '/es' },
] as const

// a worker that is free takes the next language
test.describe.configure({ mode: 'parallel' })

for (const { code, prefix } of languages) {
  test(`every public screen in ${code}`, async ({ page, expectFailure }) => {
    test.setTimeout(600_000)
    await withoutPictures(page)
    expectFailure(/404/)
    for (const path of publicPaths) await look(page, code, `${prefix}${path}`.replace(/(.)\/$/, '$1'))
  })
}
