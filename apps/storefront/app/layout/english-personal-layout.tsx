import { Outlet } from 'react-router'
import '../texts/english-personal-texts.ts'
import '../texts/english-public-texts.ts'

/** Account and checkout in English: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
