import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PersonalHead } from '../../frame/head/personal-head.tsx'
import { useAuthStore } from '../../state/auth/auth-store.ts'
import { useKnownCustomer } from '../../state/session/use-known-customer.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import { join } from '../../ui/join.ts'
import { LogoutForm } from '../session/logout-form.tsx'
import { needsFullLoad, pagesFor } from './account-pages.ts'

type AccountFrameProps = {
  title: string
  crumbs?: readonly Crumb[]
  lead?: ReactNode
  /** Groups of the account where the page knows them; else the browser does once its scripts run. */
  groups?: readonly string[]
  children: ReactNode
}

/** A page of the account, for customers only: side list, title, content. */
export function AccountFrame({ title, crumbs = [{ title }], lead, groups, children }: AccountFrameProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const known = useAuthStore((auth) => auth.groups)
  const pages = pagesFor(groups ?? known)
  useKnownCustomer()
  return (
    <Container>
      <PersonalHead title={title} />
      <Breadcrumb crumbs={[{ title: t('account.title'), to: to('/account') }, ...crumbs]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 pb-20 md:grid-cols-[240px_minmax(0,1fr)] lg:gap-x-12">
        <nav aria-label={t('account.nav.label')} className="hidden md:block md:pt-3">
          <ul>
            {pages.map(({ path, key, Icon }) => (
              <li key={key}>
                <NavLink
                  to={to(path)}
                  end={key === 'overview'}
                  reloadDocument={needsFullLoad(key)}
                  className={({ isActive }) =>
                    join(
                      'flex min-h-11 items-center gap-3 rounded-control px-3.5',
                      isActive ? 'bg-selected font-semibold text-on-selected' : 'text-ink-2 hover:bg-quiet',
                    )
                  }
                >
                  <Icon size={20} className="flex-none" />
                  {t(`account.nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="mt-3 border-t border-line pt-3 pl-3.5">
            <LogoutForm />
          </div>
        </nav>
        <div className="min-w-0">
          <header className="pt-1 pb-6.5">
            <h1 className="text-[1.875rem] break-words md:text-4xl xl:text-[2.625rem]">{title}</h1>
            {lead && <p className="mt-2.5 max-w-[40em] text-ink-2">{lead}</p>}
          </header>
          {children}
        </div>
      </div>
    </Container>
  )
}
