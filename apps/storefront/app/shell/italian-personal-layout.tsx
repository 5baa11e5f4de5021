import { Outlet } from 'react-router'
import '../design/personal.css'
import '../i18n/italian-personal-texts.ts'
import '../i18n/italian-public-texts.ts'

/** Account and checkout in Italian: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
