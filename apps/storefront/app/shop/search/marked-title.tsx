import type { ReactNode } from 'react'

/** Letters without accents, small: as many as there were. */
const plain = (text: string) =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')

/** A title with the beginnings of words marked that are typed. */
export function MarkedTitle({ title, typed }: { title: string; typed: string }) {
  const wanted = (plain(typed).match(/[\p{L}\p{N}]{2,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: word, index } of title.matchAll(/[\p{L}\p{N}]+/gu)) {
    const begun = wanted.find((text) => plain(word).startsWith(text))
    if (!begun) continue
    parts.push(title.slice(end, index), <mark key={index}>{title.slice(index, index + begun.length)}</mark>)
    end = index + begun.length
  }
  return (
    <>
      {parts}
      {title.slice(end)}
    </>
  )
}
