/** Address of the picture of the card that was pressed last, as the browser chose it for the card. */
let pressed = ''

/** Keeps what a card shows, when it is pressed. */
export function rememberPressedPicture(card: Element | null): void {
  pressed = card?.querySelector('img')?.currentSrc ?? ''
}

/** The small picture that was just pressed, of the same one as `url`: it stands there until the large one is loaded, and moves with it. */
export function pressedPictureOf(url: string): string | undefined {
  const named = /\/pictures\/[^/]+\//.exec(url)?.[0]
  return named && pressed.includes(named) ? pressed : undefined
}
