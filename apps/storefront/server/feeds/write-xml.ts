import XMLBuilder from 'fast-xml-builder'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
})

// XML 1.0 has no way to write these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken away
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A piece of XML: keys are elements, those with `@` attributes, arrays repeat the element; text is escaped. */
export const xmlOf = (content: object): string => builder.build(content).replace(unwritable, '')

/** A whole document. */
export const writeXml = (content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(content)}`
