import { createContext } from 'react'
import type { FilterGroups } from './filter-groups.tsx'

/** The filters while rendering on the server; null in a browser, which brings their script only where it shows them. */
export const ServerGroupsContext = createContext<typeof FilterGroups | null>(null)
