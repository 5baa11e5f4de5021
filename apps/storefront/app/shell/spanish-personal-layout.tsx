import { Outlet } from 'react-router'
import { spanishTexts } from '../i18n/spanish-texts.ts'
import { spanishPersonal } from '../i18n/texts/es-personal.ts'

spanishTexts.add(spanishPersonal)

/** Account and checkout in Spanish: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
