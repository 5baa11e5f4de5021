/** Waits before a picture that did not come is asked for again, in milliseconds: the shop refuses while it makes too many (503). */
const WAITS_MS = [3_000, 6_000, 15_000]

const isBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.currentSrc.includes('/pictures/')

/** Asks again for pictures of the shop that did not come, before or after the page took over. */
export function retryPictures(): void {
  const tries = new WeakMap<HTMLImageElement, number>()
  const askLater = (image: HTMLImageElement) => {
    const tried = tries.get(image) ?? 0
    const wait = WAITS_MS[tried]
    if (wait === undefined || !isBroken(image)) return
    tries.set(image, tried + 1)
    setTimeout(() => {
      // the same address once more: the browser chooses among the sources anew and loads
      image.setAttribute('src', image.getAttribute('src') ?? '')
    }, wait)
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) askLater(target)
    },
    true,
  )
  for (const image of document.images) askLater(image)
}
