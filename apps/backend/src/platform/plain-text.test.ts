import { expect, it } from 'vitest'
import { plainParagraphs } from './plain-text.ts'

it.each([
  ['<p>Olio &amp; pane</p><ul><li>uno</li><li>due</li></ul>', ['Olio & pane', 'uno', 'due']],
  ['L&#39;olio&nbsp;nuovo &egrave; &quot;buono&quot;', ['L\'olio nuovo è "buono"']],
  ['a &lt; b &gt; c<br>d<br/>\n<p> </p>', ['a < b > c', 'd']],
  ['<script>alert(1)</script><style>p{}</style><b>Forte</b>', ['Forte']],
  ['&amp;lt;', ['&lt;']],
  ['', []],
])('%s', (html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs)
})
