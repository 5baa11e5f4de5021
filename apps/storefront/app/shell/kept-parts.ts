import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { useTexts } from '../i18n/use-translation.ts'
import type { DrawPart } from './draw-part.tsx'

/** How the server draws a part, from memory when it drew it before; null in a browser. */
export const DrawPartContext = createContext<DrawPart | null>(null)

/** What an element that holds a part is given: the part, or on the server its HTML. */
type Held = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Parts that page after page shows alike, such as product cards: the server keeps their HTML (decision 3), the browser takes them over like
 * all others. A part depends on its props and on the language alone: not on the address, the day, a store, or an id of React's.
 * `<li {...keep(ProductCard, { product })} />`
 */
export function useKeptParts(): <Props extends object>(Part: ComponentType<Props>, props: Props) => Held {
  const draw = useContext(DrawPartContext)
  const texts = useTexts()
  const language = useLanguage()
  return (Part, props) =>
    draw
      ? { dangerouslySetInnerHTML: { __html: draw(Part, props, { texts, language }) } }
      : { children: createElement(Part, props) }
}
