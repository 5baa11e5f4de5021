import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentPolicy, inlineSources } from './page-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('D44 allows exactly the inline scripts and styles of a page', () => {
  const html =
    '<style>a{}</style><script src="/x.js"></script><script type="module">import "/a.js"</script><script>1</script><script>1</script>'
  expect(inlineSources(Buffer.from(html))).toEqual({
    scripts: [hash('import "/a.js"'), hash('1')],
    styles: [hash('a{}')],
  })
})

it('D44 never allows every inline script', () => {
  const policy = contentPolicy({ scripts: [], styles: [], connect: ['http://localhost:4011'], forms: [] })
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' http://localhost:4011;")
  expect(policy).toContain("frame-ancestors 'none'")
})
