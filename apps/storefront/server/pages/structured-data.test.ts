import { expect, it } from 'vitest'
import { withStructuredData } from './structured-data.ts'

it('D43 writes data into the head, and nothing that could end its script', () => {
  const page = withStructuredData(Buffer.from('<html><head><title>à</title></head><body></body></html>'), [
    { '@type': 'Product', name: '</script><script>alert(1)$&' },
  ]).toString()
  const script = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/
  const data = script.exec(page)?.[1] ?? ''
  expect(data).not.toContain('<')
  expect(JSON.parse(data).name).toBe('</script><script>alert(1)$&')
})

it('leaves a page without data, or without a head, as it is', () => {
  const [page, part] = [Buffer.from('<head></head><body></body>'), Buffer.from('<p>a</p>')]
  expect(withStructuredData(page, [])).toBe(page)
  expect(withStructuredData(part, [{}])).toBe(part)
})
