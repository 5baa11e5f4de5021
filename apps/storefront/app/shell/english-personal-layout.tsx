import { Outlet } from 'react-router'
import { englishTexts } from '../i18n/english-texts.ts'
import { englishPersonal } from '../i18n/texts/en-personal.ts'

englishTexts.add(englishPersonal)

/** Account and checkout in English: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
