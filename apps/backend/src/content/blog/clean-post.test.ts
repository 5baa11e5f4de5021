import { expect, it } from 'vitest'
import { cleanPost, plainPost } from './clean-post.ts'

it.each([
  ['<p>Olio <strong>nuovo</strong></p>', '<p>Olio <strong>nuovo</strong></p>'],
  ['<p onclick="x()">a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)><iframe src="/x"></iframe>b', 'b'],
  [
    '<a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><a href="/products" target="_blank">c</a>',
    '<a>a</a><a>b</a><a href="/products">c</a>',
  ],
  ['<h1>Titolo</h1><h2>Sotto</h2>', 'Titolo<h2>Sotto</h2>'],
  ['<p>aperto', '<p>aperto</p>'],
])('cleans %s', (html, expected) => {
  expect(cleanPost(html)).toBe(expected)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#9;script:alert(1)',
  ' &#1;javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'http://example.com/',
  '//evil.example',
])('D46 leaves no link to %j', (address) => {
  expect(cleanPost(`<a href="${address}">a</a>`)).toBe('<a>a</a>')
})

it('reads the text between tags', () => {
  expect(
    plainPost(
      '<h2>Il frantoio</h2><p>L&#39;olio &amp; il <em>pane</em></p><ul><li>uno</li><li>due</li></ul>',
    ),
  ).toBe("Il frantoio L'olio & il pane uno due")
})
