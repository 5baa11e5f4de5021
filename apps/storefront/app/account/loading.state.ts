/** Everything that a screen may be waiting for (specification §4 "Loading flags"). */
export const loadingNames = [
  'products',
  'product',
  'sellers',
  'posts',
  'cart',
  'orders',
  'payment',
  'reviews',
  'search',
  'collections',
  'cards',
] as const
export type LoadingName = (typeof loadingNames)[number]
export type LoadingFlags = Readonly<Record<LoadingName, boolean>>

/** Nothing is being waited for. */
export const nothingLoads = Object.fromEntries(loadingNames.map((name) => [name, false])) as LoadingFlags

/** Raises or lowers one flag; the others stay as they are. */
export function setLoading(flags: LoadingFlags, name: LoadingName, isLoading: boolean): LoadingFlags {
  return flags[name] === isLoading ? flags : { ...flags, [name]: isLoading }
}
