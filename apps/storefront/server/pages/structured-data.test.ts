import { expect, it } from 'vitest'
import { withStructuredData } from './structured-data.ts'

it('D43 writes data into the head, and nothing that could end its script', () => {
  const page = withStructuredData('<html><head><title>a</title></head><body></body></html>', [
    { '@type': 'Product', name: '</script><script>alert(1)$&' },
  ])
  const script = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/
  const data = script.exec(page)?.[1] ?? ''
  expect(data).not.toContain('<')
  expect(JSON.parse(data).name).toBe('</script><script>alert(1)$&')
})

it('leaves a page without data, or without a head, as it is', () => {
  expect(withStructuredData('<head></head><body></body>', [])).toBe('<head></head><body></body>')
  expect(withStructuredData('<p>a</p>', [{}])).toBe('<p>a</p>')
})
