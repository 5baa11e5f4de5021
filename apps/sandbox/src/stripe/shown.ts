/** A stored object as the API shows it: without what is only ours. */
export function shown(object: object): Record<string, unknown> {
  const { inner: _inner, ...rest } = object as { inner?: unknown }
  return { ...rest }
}
