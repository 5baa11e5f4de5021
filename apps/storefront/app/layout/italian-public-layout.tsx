import { Outlet } from 'react-router'
import '../texts/italian-public-texts.ts'

/** Public pages in Italian other than product lists: brings their texts, so that lists do not carry them. */
export default function PublicLayout() {
  return <Outlet />
}
