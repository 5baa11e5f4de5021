import { Outlet } from 'react-router'
import '../texts/spanish-personal-texts.ts'
import '../texts/spanish-public-texts.ts'

/** Account and checkout in Spanish: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
