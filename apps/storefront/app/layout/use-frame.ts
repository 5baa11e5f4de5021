import { useMatches } from 'react-router'

/** `shop`: header and footer · `checkout`: reduced header, nothing that leads away · `bare`: the page alone. */
export type Frame = 'shop' | 'checkout' | 'bare'

/** What a page's `handle` may say about the frame around it. */
export type FrameHandle = { frame: Frame }

const isFrameHandle = (handle: unknown): handle is FrameHandle =>
  typeof handle === 'object' && handle !== null && 'frame' in handle

/** Frame that the page on screen asks for with `export const handle`. */
export function useFrame(): Frame {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isFrameHandle)
  return handle?.frame ?? 'shop'
}
