import { Outlet } from 'react-router'
import { italianTexts } from '../i18n/italian-texts.ts'
import { italianPersonal } from '../i18n/texts/it-personal.ts'

italianTexts.add(italianPersonal)

/** Account and checkout in Italian: brings their texts, so that other pages do not carry them. */
export default function PersonalLayout() {
  return <Outlet />
}
