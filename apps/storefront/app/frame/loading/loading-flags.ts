import { type LoadingName, loadingNames } from '../page-area.ts'

export type LoadingFlags = Readonly<Record<LoadingName, boolean>>

/** Flags of what is being loaded, which may be nothing (`null`). */
export function loadingFlags(...loading: readonly (LoadingName | null)[]): LoadingFlags {
  return Object.fromEntries(loadingNames.map((name) => [name, loading.includes(name)])) as LoadingFlags
}
