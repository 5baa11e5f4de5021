import { expect, type Locator, type Page } from '@playwright/test'

/** Longest way with Tab from one control to another, in presses. */
const FARTHEST = 160

/**
 * Where the focus is: whether on `target` (which may be gone), and what is wrong with it, which is that nothing has it, it cannot be
 * seen, or something covers it; empty when nothing is.
 */
function readFocus(target: Element | null) {
  const active = document.activeElement
  const isGone = target?.isConnected === false
  if (!active || active === document.body)
    return { isThere: false, isGone, isNowhere: true, problem: 'nothing has the focus' }
  const found = (problem: string) => ({ isThere: active === target, isGone, isNowhere: false, problem })
  const name = `<${active.tagName.toLowerCase()}> "${(active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 60)}"`
  const isOutlined = (element: Element | null, depth: number): boolean => {
    if (!element || depth === 0) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
      isOutlined(element.parentElement, depth - 1)
    )
  }
  // a field may leave the ring to the box around it; the whole content of the page needs none
  if (active.tagName !== 'MAIN' && !isOutlined(active, 3)) return found(`${name} shows no focus`)
  const seen = [...active.getClientRects()].some((rect) => {
    const left = Math.max(0, rect.left)
    const top = Math.max(0, rect.top)
    const right = Math.min(innerWidth, rect.right)
    const bottom = Math.min(innerHeight, rect.bottom)
    if (right - left < 1 || bottom - top < 1) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (active.contains(hit) || hit.closest('label')?.contains(active) === true)
  })
  return found(seen ? '' : `${name} is out of sight or covered`)
}

/** The control that has the focus shows it, and no bar lies over it (WCAG 2.4.7, 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.evaluate(readFocus, null)).problem, {
      message: `focus on ${page.url()}`,
      timeout: 15_000,
    })
    .toBe('')
}

/** This has the focus, and it shows. */
export async function expectFocused(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expectFocusSeen(target.page())
}

/** Goes with Tab, or backwards, to a control, unless it has the keyboard; every stop on the way must show its focus. @throws when it cannot be reached */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page()
  await expect(target).toBeVisible()
  // found once: to find it by its name at each press takes longer than all else
  let element = await target.elementHandle()
  if ((await element?.evaluate(readFocus))?.isThere) return expectFocusSeen(page)
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    await page.keyboard.press(key)
    let focus = await element?.evaluate(readFocus)
    if (!focus || focus.isGone) {
      // the page made it anew
      element = await target.elementHandle()
      focus = await target.evaluate(readFocus)
    }
    const { isThere, isNowhere, problem } = focus
    // after the last control the browser itself has the focus
    if (isNowhere) continue
    // bars and pages may still be moving
    if (problem) await expectFocusSeen(page)
    if (isThere) return
  }
  throw new Error(`${target} is not reached within ${FARTHEST} presses of ${key}`)
}

/** Goes to a control and presses it. */
export async function press(
  target: Locator,
  key: 'Enter' | 'Space' | 'ArrowLeft' | 'ArrowDown' = 'Enter',
): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Goes to a field and types; what it held is replaced. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+a')
  await target.page().keyboard.type(text)
  await expectFocusSeen(target.page())
}

/** A new page has begun: its title has the focus and is read out. */
export async function expectTitleFocused(page: Page, title: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expectFocused(heading)
}
