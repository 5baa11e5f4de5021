import { expect, it } from 'vitest'
import { withStructuredData } from './structured-data.ts'

it('D43 writes data into the head, and nothing that could end its script', () => {
  const html = withStructuredData('<html><head><title>a</title></head><body></body></html>', [
    { '@type': 'Product', name: '</script><script>alert(1)' },
  ])
  const data = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html)?.[1] ?? ''
  expect(data).not.toContain('<')
  expect(JSON.parse(data).name).toBe('</script><script>alert(1)')
})

it('leaves a page without data, or without a head, as it is', () => {
  expect(withStructuredData('<head></head>', [])).toBe('<head></head>')
  expect(withStructuredData('<p>a</p>', [{}])).toBe('<p>a</p>')
})
