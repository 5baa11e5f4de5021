import { connect } from 'node:net'

/** Longer than this an answer never takes, in milliseconds. */
const HANG_MS = 15_000
const CRLF = '\r\n'

/** Lines of a request to a server of this name, with what is after the empty line. */
const ask = (host: string, line: string, headers: readonly string[] = [], body = '') =>
  [line, `Host: ${host}`, ...headers, '', body].join(CRLF)

const firstLines: readonly string[] = [
  '',
  'GET',
  'GET /',
  'GET / HTTP',
  'GET / HTTP/9.9',
  'GET / HTTP/0.9',
  'GET / http/1.1',
  'GET  /  HTTP/1.1',
  'get / HTTP/1.1',
  'G\u0000T / HTTP/1.1',
  '\u00ff\u00fe / HTTP/1.1',
  'FOO / HTTP/1.1',
  'TRACE / HTTP/1.1',
  'CONNECT localhost:22 HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET * HTTP/1.1',
  'GET //evil.example/ HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET /\u0000 HTTP/1.1',
  'GET /\u00ff HTTP/1.1',
  'GET /%00%ff%zz HTTP/1.1',
  'GET /../../../../etc/passwd HTTP/1.1',
  'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1',
  'GET /..%5c..%5cwindows HTTP/1.1',
  'GET \\\\server\\share HTTP/1.1',
  'GET /#part HTTP/1.1',
  'GET ?? HTTP/1.1',
  `GET /${'a'.repeat(60_000)} HTTP/1.1`,
  `GET /?${'a&'.repeat(7_000)} HTTP/1.1`,
  `${'A'.repeat(20_000)} / HTTP/1.1`,
]

const headerLines: readonly (readonly string[])[] = [
  ['Host: evil.example'],
  ['Host: '],
  ['No colon here'],
  [': no name'],
  ['Na me: spaced'],
  [' Folded: first'],
  ['X: a', ' folded on'],
  ['X: \u0000'],
  ['X\u0000: a'],
  ['X: a\rb'],
  [`X: ${'x'.repeat(100_000)}`],
  Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`),
  [`Cookie: ${'a=b; '.repeat(2_500)}`],
  ['Content-Length: -1'],
  ['Content-Length: 1e3'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: 3', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: gzip, chunked'],
  ['Transfer-Encoding: xchunked'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Expect: 100-continue'],
  ['Expect: everything'],
  ['Connection: close, keep-alive, \u00ff'],
]

const bodies: readonly string[] = [
  'zz\r\n',
  'ffffffffffffffff\r\nx',
  '-1\r\n\r\n',
  '5\r\nab\r\n0\r\n\r\n',
  `1;${'x'.repeat(30_000)}\r\na\r\n0\r\n\r\n`,
  '0\r\nX: \u0000\r\n\r\n',
]

/** Sixty and some requests that are none, for a server of this name: lines, headers and chunks that no client sends. */
export const malformedRequests = (host: string): readonly string[] => [
  ...firstLines.map((line) => ask(host, line)),
  ...headerLines.map((headers) => ask(host, 'POST /auth/login HTTP/1.1', headers, 'x')),
  ...bodies.map((body) => ask(host, 'POST /auth/login HTTP/1.1', ['Transfer-Encoding: chunked'], body)),
  'nonsense\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '\r\n'.repeat(2_000),
  '{"json":"without a request"}',
]

/** Sends bytes, says that no more come, and reads until the server ends. @throws when it does not */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'))
    socket.setTimeout(HANG_MS, () => socket.destroy(new Error(`no end in ${HANG_MS} ms`)))
    socket.on('data', (read) => {
      answer += read
    })
    // it may end before all is sent
    socket.on('error', (error: Error & { code?: string }) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    )
    socket.on('close', () => resolve(answer))
  })
}
