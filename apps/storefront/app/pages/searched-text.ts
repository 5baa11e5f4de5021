/** Longest text that is searched for, in characters. */
const MAX_TEXT = 100

/** What is searched for: one line, without control characters. */
export function readSearchedText(params: URLSearchParams): string {
  const text = params.get('q') ?? params.get('title_contains') ?? ''
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .trim()
}
