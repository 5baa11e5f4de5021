import { watched } from './watched.ts'

/** Whether the session on screen has ended: a dialog lets its owner in again over the page. */
export const sessionEnd = watched(false)
