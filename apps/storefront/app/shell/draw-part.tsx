import type { Language } from '@filiera/domain/languages'
import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { localPath } from '../i18n/language-path.ts'
import type { Translator } from '../i18n/translator.ts'
import { TextsProvider } from '../i18n/use-translation.ts'
import { pieceMark } from './page-text.ts'

/** What a part is drawn in, besides its props. */
export type Around = { texts: Translator; language: Language }

/** Draws a part of a page; what it answers stands for the part's HTML. */
export type DrawPart = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  around: Around,
) => string

/** Bytes of kept HTML with its keys: some eight thousand product cards. */
const MOST_BYTES = 32 * 1024 * 1024

const drawn = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Forgets every part, so that the next page is drawn whole; the benchmark measures against it. */
export function forgetParts(): void {
  drawn.clear()
}

const numbers = new WeakMap<object, number>()
let parts = 0

/** Names a component, whatever the build calls it. */
function numberOf(Part: object): number {
  const number = numbers.get(Part) ?? parts++
  numbers.set(Part, number)
  return number
}

/** The HTML of a part, kept by everything it depends on: its props and its language. Functions in props do not count. */
function htmlOf<Props extends object>(Part: ComponentType<Props>, props: Props, around: Around): Buffer {
  const { texts, language } = around
  const key = `${numberOf(Part)} ${language} ${JSON.stringify(props)}`
  const known = drawn.get(key)
  if (known) return known
  const html = renderToString(
    <StaticRouter location={localPath(language, '/')}>
      <TextsProvider texts={texts}>
        <Part {...props} />
      </TextsProvider>
    </StaticRouter>,
  )
  const bytes = Buffer.from(html)
  drawn.set(key, bytes)
  return bytes
}

/** Draws the parts of one page beside its text: that stays short, and they go out as they are kept. */
export function drawPartsOfPage(): { pieces: Buffer[]; draw: DrawPart } {
  const pieces: Buffer[] = []
  return {
    pieces,
    draw: (Part, props, around) => pieceMark(pieces.push(htmlOf(Part, props, around)) - 1),
  }
}
