import { Outlet } from 'react-router'
import '../design/personal.css'
import '../i18n/spanish-personal-texts.ts'
import '../i18n/spanish-public-texts.ts'

/** Account and checkout in Spanish: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
