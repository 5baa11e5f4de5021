import type { Page } from '@playwright/test'
import { expect, goTo, test } from '../support/shop.fixture.ts'

/** Opens the first product of the list; what moves until its page stands, by the parts of the transition. */
async function openFirstCard(page: Page): Promise<string[]> {
  await goTo(page, '/products')
  await page.evaluate(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const part = animation.effect instanceof KeyframeEffect && animation.effect.pseudoElement
          if (part) moved.add(part)
        }
      })
      return transition
    }
  })
  await page.locator('.card-title').first().click()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.locator('.picture-shown')).toBeVisible()
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
  return page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])
}

test('The picture of a card becomes that of its page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await openFirstCard(page)).toContain('::view-transition-group(picture)')
})

test('Who asks for less motion sees nothing move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await openFirstCard(page)).toEqual([])
})
