import { create } from 'zustand'
import type { NoticesState } from './notices.state.ts'

export const noNotices: NoticesState = { notices: [], nextId: 1 }

/** Notices on screen; nothing of them is kept. What changes them is loaded with the first one (`notices.ts`). */
export const useNotices = create<NoticesState>(() => noNotices)
