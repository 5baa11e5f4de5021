import fc from 'fast-check'

/** What breaks programs: numbers beside every limit, words with a meaning elsewhere, what is no text, text without an end. */
const words = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e9',
  '1e309',
  '1.5',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%00',
  '%zz',
  '../../../../etc/passwd',
  '..\\..\\windows',
  "'; drop table product; --",
  '$1',
  '{"$ne":null}',
  '{{7*7}}',
  '(a+)+$',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  'a\u0000b',
  '\u0001\u007f\u0085',
  '\u2028\u2029',
  '\ufeff',
  '\u202egnp.exe',
  '\ud800',
  'x\udc00y',
  '🫒'.repeat(40),
  'e\u0301'.repeat(200),
  'ﷺ'.repeat(60),
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  '2026-02-30',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'a@b.it',
  'x'.repeat(300),
  'x'.repeat(2_001),
  ' '.repeat(5_000),
  'a,'.repeat(2_000),
  '%25'.repeat(500),
]

/** Ids in the shape of an id, of things that are not there or somebody else's. */
const ids = fc.oneof(
  fc.nat({ max: 60 }).map(String),
  fc.constantFrom('9223372036854775807', '9223372036854775808', '2147483648', '999999999999999999'),
  fc.uuid(),
)

/** Any text. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: ids },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
)

const numbers = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  0.1 + 0.2,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
)

/** A value inside of a hundred others. */
const nested = (depth: number, asList: boolean) => {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level++) value = asList ? [value] : { a: value }
  return value
}

/** Any JSON value: of the wrong type, at a limit, deep, wide. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 4, arbitrary: numbers },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], '') },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.boolean().map((asList) => nested(100, asList)) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(Array(2_000).fill(0), Array(1_000).fill({})) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, noUnicodeString: false }) },
)

const twice = (text: string) => `{"a":1,"a":${text}}`

/** Bytes where JSON belongs: broken, not UTF-8, with a prototype, with numbers that JSON does not know, deep beyond any stack. */
export const hostileBytes: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '{"broken',
  '{"a":NaN}',
  '{"a":Infinity,"b":undefined}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '[]',
  'null',
  '"text"',
  '1e999',
  '\ufeff{}',
  twice('{"__proto__":{}}'),
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"items":[{"__proto__":{"polluted":"yes"}}]}',
  '{"\\u005f_proto__":{"polluted":"yes"}}',
  `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
  `{${Array.from({ length: 8_000 }, (_, at) => `"k${at}":1`).join()}}`,
  '{"\\ud800":"\\udfff\\ud800"}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0xc0, 0xaf, 0x22, 0x7d]),
  Buffer.from('{"a":1}', 'utf16le'),
  Buffer.alloc(100_001, 0x20),
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '__proto__[polluted]=yes&a=1&a=2',
]
