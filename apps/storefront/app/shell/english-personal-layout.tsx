import { Outlet } from 'react-router'
import '../design/personal.css'
import '../i18n/english-personal-texts.ts'
import '../i18n/english-public-texts.ts'

/** Account and checkout in English: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
