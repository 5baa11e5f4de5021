import { diffWordsWithSpace } from 'diff'

/** A text with what another one lacks marked: gone words are struck out, new ones lie on green. */
export function WordChanges({ from, to, side }: { from: string; to: string; side: 'from' | 'to' }) {
  return diffWordsWithSpace(from, to).map(({ value, added, removed }, at) => {
    const key = `${at} ${value}`
    if (added)
      return side === 'to' ? (
        <ins key={key} className="rounded-sm bg-ok-ground text-ok-text no-underline">
          {value}
        </ins>
      ) : null
    if (removed)
      return side === 'from' ? (
        <del key={key} className="rounded-sm bg-bad-ground text-bad-text">
          {value}
        </del>
      ) : null
    return <span key={key}>{value}</span>
  })
}
