import { createContext } from 'react'

/** Nonce for inline scripts while rendering on the server. */
export const NonceContext = createContext<string | undefined>(undefined)
