import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, expectGoodInBothColours, SIGNED_OUT } from '../support/enter-console.ts'

test('a message is answered from the inbox, by who waits longest', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messaggi')
  const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: 'aspetta da' })
  await expect(waiting.first()).toBeVisible()
  const count = await waiting.count()
  await expectGoodInBothColours(page)
  await waiting.first().getByRole('link').click()
  await page.getByLabel('Rispondi al cliente').fill('Parte domani mattina.')
  await page.reload()
  await expect(page.getByLabel('Rispondi al cliente')).toHaveValue('Parte domani mattina.')
  await expectGoodInBothColours(page)
  await page.getByRole('button', { name: 'Invia la risposta' }).click()
  await expect(page.locator('[data-from=seller]').last()).toContainText('Parte domani mattina.')
  await expect(waiting).toHaveCount(count - 1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGoodInBothColours(page)
})
