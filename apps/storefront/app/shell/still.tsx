import { type ComponentType, createElement, lazy, type ReactNode, useLayoutEffect, useRef } from 'react'

const loading: Promise<void>[] = []
let isTakenOver = false
let pressed: { part: number; link: number } | null = null

if (!import.meta.env.SSR)
  addEventListener('shop:ready', () => {
    isTakenOver = true
  })

/** The server draws every part at once: waits until their code is there. */
export async function stillPartsLoaded(): Promise<void> {
  await Promise.all(loading)
}

const partOf = (element: Element) => [...document.querySelectorAll('[data-still]')].indexOf(element)

/** Remembers which link of a part led on, so that it has the focus again when the part is drawn anew. */
export function rememberPress(link: Element): void {
  const part = link.closest('[data-still]')
  if (part)
    pressed = { part: partOf(part), link: [...part.querySelectorAll('a')].indexOf(link as HTMLAnchorElement) }
}

function Drawn({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!own.current) return
    // its own components answer from now on, no longer use-still-cards.ts
    own.current.dataset.still = 'drawn'
    if (pressed?.part !== partOf(own.current)) return
    own.current.querySelectorAll('a')[pressed.link]?.focus({ preventScroll: true })
    pressed = null
  }, [])
  return (
    <div ref={own} data-still="written" className="contents">
      {children}
    </div>
  )
}

/**
 * A part of a page that needs no script: links, what HTML does by itself, and product cards, whose buttons
 * `use-still-cards.ts` serves (decision 9). The browser leaves it as the server wrote it and loads neither its code nor its
 * data (the loader's `still`, which `entry.server.tsx` keeps back). Once its data comes, by a link to another address, it
 * is drawn like any other part.
 */
export function still<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<{ of: Props | undefined }> {
  let Part: ComponentType<Props>
  if (import.meta.env.SSR)
    loading.push(
      load().then((part) => {
        Part = part
      }),
    )
  else {
    Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
    if (isTakenOver) void load()
  }
  return function Still({ of }) {
    if (of) return <Drawn key="drawn">{createElement(Part, of)}</Drawn>
    return (
      <div
        key="written"
        data-still="written"
        className="contents"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, what stands there is left
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
