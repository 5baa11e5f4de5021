import { Outlet } from 'react-router'
import '../texts/english-public-texts.ts'

/** Public pages in English other than product lists: brings their texts, so that lists do not carry them. */
export default function PublicLayout() {
  return <Outlet />
}
