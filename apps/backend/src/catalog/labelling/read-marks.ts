import type { Mark } from '@filiera/domain/catalogue-constants'

/** A mark with its file number, or the code of the control body. */
export type CertifiedMark = { code: Mark; register: string }

const numbers: Readonly<Record<Mark, RegExp>> = {
  dop: /^PDO-[A-Z]{2}-[A-Z0-9-]{3,12}$/,
  igp: /^PGI-[A-Z]{2}-[A-Z0-9-]{3,12}$/,
  stg: /^TSG-[A-Z]{2}-[A-Z0-9-]{3,12}$/,
  bio: /^[A-Z]{2}-(BIO|ÖKO|ECO)-\d{3}$/,
  pat: /^(elenco nazionale PAT)?$/i,
}
const NATIONAL_LIST = 'elenco nazionale PAT'

/** Whether a mark is proved by its file number, or the code of its control body. */
export const isMarkNumber = ({ code, register }: CertifiedMark): boolean => numbers[code].test(register)

/** Reads `DOP PDO-IT-0016, BIO IT-BIO-006`: marks with the number that proves them. */
export function readMarks(text: string): CertifiedMark[] | { reason: string } {
  const marks: CertifiedMark[] = []
  for (const said of text.split(/[,;|]/).map((part) => part.trim())) {
    if (said === '') continue
    const [, word = '', number = ''] = /^([a-z]+)[\s:]*(.*)$/i.exec(said) ?? []
    const code = (Object.keys(numbers) as Mark[]).find((known) => known === word.toLowerCase())
    if (!code)
      return {
        reason: `"${said}" is not one of ${Object.keys(numbers).join(', ').toUpperCase()} with its number`,
      }
    if (!numbers[code].test(number))
      return { reason: `"${said}" has no file number such as PDO-IT-0016 or IT-BIO-006` }
    if (!marks.some((mark) => mark.code === code))
      marks.push({ code, register: code === 'pat' ? NATIONAL_LIST : number })
  }
  return marks
}
