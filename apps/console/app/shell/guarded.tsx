import { type ComponentType, createElement } from 'react'
import { useTitle } from '../browser/use-title.ts'
import { type TextKey, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BlockMessage } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'
import { isAllowed, type Screen } from './screens.ts'

/** A screen for who may see it; the others read why not. The backend decides all the same. */
export function Guarded({
  name,
  permission,
  screen,
}: {
  name: TextKey
  permission: Screen['permission']
  screen: ComponentType
}) {
  const { t } = useTexts()
  const { shop, may } = useWork()
  useTitle(t(name))
  if (isAllowed(permission, may)) return createElement(screen)
  return (
    <BlockMessage level={1} icon="lock" tone="warn" title={t('states.forbidden.title')}>
      <p>{t('states.forbidden.body', { role: t(`shell.role.${shop.role}`) })}</p>
    </BlockMessage>
  )
}

/** An address that leads to no screen. */
export function NotFound() {
  const { t } = useTexts()
  useTitle(t('states.notFound.title'))
  return (
    <BlockMessage
      level={1}
      icon="noResult"
      title={t('states.notFound.title')}
      actions={<ButtonLink to="/">{t('states.notFound.home')}</ButtonLink>}
    >
      <p>{t('states.notFound.body')}</p>
    </BlockMessage>
  )
}
