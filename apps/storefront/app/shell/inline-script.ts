/** A string literal that stands inside a script: in single quotes, because the data is full of double ones. */
export const textLiteral = (text: string): string =>
  `'${text.replace(
    /[\\'&<>\n\r\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}'`

/** JSON that stands inside a script, with nothing that could end the script or begin a comment. */
export const jsonLiteral = (json: string): string => json.replaceAll('<', '\\u003c')
