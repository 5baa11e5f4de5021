/**
 * Runs in the page: names what does not fit. Three faults, each with its element: something sticks out of the screen sideways although nothing
 * scrolls it, the page is too wide for another reason, words leave the box that they stand in or are cut off by it.
 * @param rounding what counts as fitting, in pixels: browsers round
 */
export function findOverflow(rounding: number): string[] {
  const screen = document.documentElement.clientWidth
  const pageWidth = () => document.documentElement.scrollWidth
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${element.getAttribute('class') ?? ''}" «${element.textContent?.trim().slice(0, 40)}»`

  /** What an element is laid out in: for one placed absolutely not its parent, unless that holds such elements. */
  const holderOf = (element: Element): Element | null => {
    let holder = element.parentElement
    if (getComputedStyle(element).position === 'absolute') {
      while (holder && getComputedStyle(holder).position === 'static') holder = holder.parentElement
    }
    return holder
  }
  const isClipped = (element: Element): boolean => {
    const holder = holderOf(element)
    if (!holder || holder === document.body || holder === document.documentElement) return false
    return getComputedStyle(holder).overflowX !== 'visible' || isClipped(holder)
  }

  /** The innermost element without which the page would fit. */
  const culprit = (within: Element): Element => {
    for (const child of within.children) {
      if (!(child instanceof HTMLElement || child instanceof SVGElement)) continue
      const before = child.style.display
      child.style.setProperty('display', 'none', 'important')
      const fits = pageWidth() <= screen + rounding
      child.style.display = before
      if (fits) return culprit(child)
    }
    return within
  }

  const tooWide = (): string[] => {
    if (pageWidth() <= screen + rounding) return []
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > screen + rounding && !isClipped(element),
    )
    const named = found.length > 0 ? found.slice(0, 5) : [culprit(document.body)]
    return named.map((element) => `makes the page ${pageWidth()} px wide: ${nameOf(element)}`)
  }

  /** Only for screen readers, or not there at all. */
  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    const ofReaders = element.closest('.sr-only, [hidden]')
    return ofReaders !== null && ofReaders.getBoundingClientRect().width <= 1
  }

  /** The fault of words in a box, or of the box in those around it; null where they fit. */
  const faultOf = (words: DOMRect, own: Element): string | null => {
    for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.display === 'contents' || style.display === 'inline') continue
      const { left, right } = box.getBoundingClientRect()
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      // only a place where words begin, e.g. headings of rows that stand above their cells
      if (right - left <= padding + rounding) continue
      const leaves = Math.round(Math.max(words.right - right, left - words.left))
      const isFree = style.overflowX === 'visible'
      if (leaves > rounding && isFree) return `words leave their box by ${leaves} px: ${nameOf(box)}`
      const isMeant = style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)
      if (leaves > rounding && !isMeant) return `words are cut off by ${leaves} px: ${nameOf(box)}`
      if (!isFree || /absolute|fixed/.test(style.position)) return null
    }
    return null
  }

  const loose = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    const own = text.parentElement
    // signs between words may be cut off on purpose
    if (!own || !/[\p{L}\p{N}]/u.test(text.textContent ?? '')) continue
    if (own.closest('script, style, noscript, template, option, svg') || isUnseen(own)) continue
    range.selectNodeContents(text)
    const fault = faultOf(range.getBoundingClientRect(), own)
    if (fault) loose.add(fault)
  }
  return [...tooWide(), ...[...loose].slice(0, 5)]
}
