import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

it.each([
  ['<p>Olio <b>nuovo</b></p><p>Da Bitonto &amp; dintorni</p>', 'Olio nuovo\nDa Bitonto & dintorni'],
  ['<script>alert(1)</script><style>p{}</style>Pane', 'Pane'],
  ['<img src=x onerror=alert(1)>Riso<br>nuovo', 'Riso\nnuovo'],
  ['1 &lt; 2', '1 < 2'],
  ['', ''],
])('cleans %j', (html, text) => {
  expect(cleanHtml(html)).toBe(text)
})
