import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { italianTexts } from '../i18n/italian-texts.ts'
import { TextsProvider, useTranslation } from '../i18n/use-translation.ts'
import { drawPartsOfPage, forgetParts } from './draw-part.tsx'
import { DrawPartContext, useKeptParts } from './kept-parts.ts'
import { cutPage, pageBytes } from './page-text.ts'

let drawn: string[] = []
beforeEach(() => {
  drawn = []
  forgetParts()
})

function Card({ title, price }: { title: string; price: number; onPress?(): void }) {
  drawn.push(title)
  const { t } = useTranslation()
  return (
    <b>
      {t('catalogue.filters')} {title} {price}
    </b>
  )
}

function List({ titles, price = 5 }: { titles: readonly string[]; price?: number }) {
  const keep = useKeptParts()
  return titles.map((title) => <li key={title} {...keep(Card, { title, price, onPress: () => {} })} />)
}

const page = (list: ReactNode, path = '/') => (
  <StaticRouter location={path}>
    <TextsProvider texts={italianTexts}>{list}</TextsProvider>
  </StaticRouter>
)

/** The page as the server sends it. */
function write(list: ReactNode, path?: string): string {
  const { pieces, draw } = drawPartsOfPage()
  const html = renderToString(<DrawPartContext value={draw}>{page(list, path)}</DrawPartContext>)
  return pageBytes(cutPage(html, pieces)).toString()
}

it('writes what a browser takes over as its own', () => {
  const list = <List titles={['Olio «più» & sale', '<b>Pane</b>']} />
  expect(write(list)).toBe(renderToString(page(list)))
})

it('draws a part once for the same props and language, whatever functions it is given', () => {
  write(<List titles={['Olio', 'Pane']} />)
  write(<List titles={['Pane', 'Vino']} />)
  expect(drawn).toEqual(['Olio', 'Pane', 'Vino'])
  write(<List titles={['Vino']} price={6} />)
  write(<List titles={['Vino']} />, '/en')
  expect(drawn.slice(3)).toEqual(['Vino', 'Vino'])
})

it('keeps parts of different kinds apart, though their props are the same', () => {
  const Other = ({ title }: { title: string; price: number }) => <i>{title}</i>
  const Both = () => {
    const keep = useKeptParts()
    const props = { title: 'Olio', price: 5 }
    return (
      <>
        <p {...keep(Card, props)} />
        <p {...keep(Other, props)} />
      </>
    )
  }
  expect(write(<Both />)).toBe(renderToString(page(<Both />)))
})

it('takes nothing that a visitor wrote for a part', () => {
  const titles = ['<!--piece 0-->', 'Olio']
  const list = (
    <div>
      {titles[0]}
      <List titles={titles} />
    </div>
  )
  expect(write(list)).toBe(renderToString(page(list)))
})
