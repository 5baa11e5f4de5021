/** A number below a list. */
export type PageNumber = {
  page: number
  /** Left out where there is little room. */
  isFar: boolean
  /** Whether pages before it are left out: everywhere, only where there is little room, or nowhere. */
  gap: 'always' | 'narrow' | null
}

/** Numbers around the current page: the first, the last, and two on each side, one on each side where there is little room. */
export function pageNumbers(current: number, pages: number): PageNumber[] {
  const near = [current - 2, current - 1, current, current + 1, current + 2]
  const all = [...new Set([1, ...near, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b)
  const isFar = (page: number) => page !== 1 && page !== pages && Math.abs(page - current) === 2
  return all.map((page, index) => {
    const before = all.slice(0, index)
    const leavesOut = (previous: number | undefined) => previous !== undefined && page - previous > 1
    const narrow = leavesOut(before.findLast((other) => !isFar(other))) ? 'narrow' : null
    return { page, isFar: isFar(page), gap: leavesOut(before.at(-1)) ? 'always' : narrow }
  })
}
