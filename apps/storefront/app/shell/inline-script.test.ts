import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { jsonLiteral, textLiteral } from './inline-script.ts'

const hostile = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  '-->',
  ']]>',
  'line\u2028and\u2029paragraph\r\n',
  `'"\`\${alert(1)}\\`,
  '\\u003c/script>',
  '\u0000\ud800&lt;',
]

it.each(hostile)('D43 keeps %j inside the script, and whole', (text) => {
  const state = { title: text, [text]: [text] }
  const json = jsonLiteral(JSON.stringify(state))
  const literal = textLiteral(text)
  for (const written of [json, literal]) expect(written).not.toContain('<')
  expect(JSON.stringify(runInNewContext(`(${json})`))).toBe(JSON.stringify(state))
  expect(runInNewContext(literal)).toBe(text)
})
