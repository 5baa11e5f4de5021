import { isSameValue } from '@filiera/domain/json-value'

/**
 * Which side of a value counts that was read as `before`, written by me, and perhaps by somebody else meanwhile: `theirs` where I changed
 * nothing or the same, `mine` where only I changed it, `both` where somebody has to choose. All merging in the console follows it.
 */
export function sideThatCounts(before: unknown, mine: unknown, theirs: unknown): 'theirs' | 'mine' | 'both' {
  if (isSameValue(mine, before) || isSameValue(mine, theirs)) return 'theirs'
  return isSameValue(before, theirs) ? 'mine' : 'both'
}
