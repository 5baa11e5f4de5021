import { currentTerms } from '@filiera/domain/legal/terms-version'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { shopContext } from '../../state/server-contexts.ts'
import { loader } from './legal-page.tsx'

const company = {
  ...{ name: 'Filiera S.r.l.', address: 'Corso Mazzini 1', vatNumber: 'IT00000000000', rea: 'CS-000000' },
  ...{ email: 'ciao@filiera.example', telephone: '+39 0984 000000' },
}

function read(path: string) {
  const [topic = '', version] = path.replace(/^(\/en|\/es)?\/legal\//, '').split('/')
  const context = new RouterContextProvider()
  context.set(shopContext, { name: 'Filiera', publicUrl: 'https://shop.example', sellerUrl: null, company })
  const url = new URL(path, 'https://shop.example')
  const request = new Request(url)
  const pattern = '/legal/:topic/:version?'
  return loader({ request, url, pattern, context, params: { topic, ...(version && { version }) } })
}

const status = (path: string): unknown => {
  try {
    return read(path)
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status
  }
}

it('keeps each version of the terms at an address of its own, out of search engines', () => {
  for (const topic of ['terms', 'withdrawal']) {
    const now = read(`/en/legal/${topic}`)
    expect(now.notes).toEqual([expect.stringContaining('Italian'), `Version ${currentTerms}`])
    expect(now.meta.noindex).toBe(false)
    const kept = read(`/en/legal/${topic}/2026-11`)
    expect(kept).toEqual({ ...now, meta: { ...now.meta, noindex: true } })
  }
})

it('says which version an Italian reads, and nothing of a translation', () => {
  expect(read('/legal/terms').notes).toEqual([`Versione ${currentTerms}`])
  expect(read('/legal/privacy').notes).toEqual([])
})

it('knows no other versions, and none of what no order is placed under', () => {
  for (const path of ['/legal/terms/2020-01', '/legal/privacy/2026-11', '/legal/nothing'])
    expect(status(path)).toBe(404)
})
