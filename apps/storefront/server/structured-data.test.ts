import { expect, it } from 'vitest'
import { cutPage, pageBytes } from '../app/shell/page-text.ts'
import { withStructuredData } from './structured-data.ts'

it('D43 writes data into the head, and nothing that could end its script', () => {
  const page = withStructuredData(cutPage('<html><head><title>a</title></head><body></body></html>'), [
    { '@type': 'Product', name: '</script><script>alert(1)' },
  ])
  const script = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/
  const data = script.exec(pageBytes(page).toString())?.[1] ?? ''
  expect(data).not.toContain('<')
  expect(JSON.parse(data).name).toBe('</script><script>alert(1)')
})

it('leaves a page without data, or without a head, as it is', () => {
  const page = cutPage('<head></head><body></body>')
  expect(withStructuredData(page, [])).toBe(page)
  expect(pageBytes(withStructuredData(cutPage('<p>a</p>'), [{}])).toString()).toBe('<p>a</p>')
})
