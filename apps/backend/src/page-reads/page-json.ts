import { jsonList, jsonObject } from '../platform/http/send-json.ts'

/** Values of a page: `json` are texts of the wire already, `lists` lists of such texts, `values` are not. */
type PageParts = {
  json?: Readonly<Record<string, string>>
  lists?: Readonly<Record<string, readonly string[]>>
  values?: Readonly<Record<string, unknown>>
}

/** The answer of a page as JSON: products and posts are texts of the wire before, as lists answer them. */
export function pageJson({ json = {}, lists = {}, values = {} }: PageParts): string {
  return jsonObject({
    ...json,
    ...Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, jsonList(items)])),
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  })
}
