/**
 * Whether a value is the same after a way through JSON: no dates, maps, promises, classes or gaps, nothing that names a
 * prototype. Properties without a value do not count.
 */
export function isPlainData(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every(isPlainData)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return false
  return Object.entries(value).every(
    ([name, part]) => name !== '__proto__' && (part === undefined || isPlainData(part)),
  )
}
