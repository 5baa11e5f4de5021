import { Outlet } from 'react-router'
import '../texts/italian-personal-texts.ts'
import '../texts/italian-public-texts.ts'

/** Account and checkout in Italian: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
